import { color, font, media, radius, scrollShadow, space, sticky } from '@isp/ui'

const figures = { fontVariantNumeric: font.tabular, whiteSpace: 'nowrap' } as const

/** Stays in sight beside the fields from 1024 px. */
export const summaryCss = {
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  '& > a, & > button:not([type=submit])': { justifySelf: 'start' },
  // a request that waits for approval reserves no stock
  '&:has([data-waits]) > button + p': { display: 'none' },
  [media.up(1024)]: {
    position: sticky,
    top: `calc(var(--header-height, 96px) + ${space[4]})`,
  },
} as const

/** Beside the fields the lines scroll in a box of their own: taller than a screen they would hide the button for ever. */
export const linesBoxCss = {
  [media.up(1024)]: {
    maxHeight: '34vh',
    overflowY: 'auto',
    paddingRight: space[2],
    ...scrollShadow.block,
  },
} as const

export const linesCss = {
  display: 'grid',
  gap: space[2],
  fontSize: font.size.s,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
  },
  '& small, & q': { gridColumn: 1, color: color.textMuted },
  '& q': { fontSize: font.size.xs, overflowWrap: 'anywhere' },
  '& li > span:nth-of-type(2)': figures,
  '& em': { color: color.danger, fontStyle: 'normal' },
} as const

export const sumsCss = {
  display: 'grid',
  gap: space[2],
  paddingTop: space[3],
  borderTop: `1px solid ${color.line}`,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[3] },
  '& dt': { color: color.textSecondary },
  '& dd': figures,
} as const

export const totalCss = {
  alignItems: 'baseline',
  fontWeight: font.weight.semibold,
  '&& dt': { color: color.text },
  '& dd': { fontSize: font.size.xl },
} as const
