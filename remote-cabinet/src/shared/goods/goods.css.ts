import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const tabsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: controlHeight.s,
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontSize: font.size.s,
    textDecoration: 'none',
    [media.touch]: { minHeight: controlHeight.touch },
  },
  '& a[aria-current]': {
    borderColor: color.accentLine,
    background: color.accentSoft,
    fontWeight: font.weight.medium,
  },
} as const

export const toolsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  // as high with its buttons as without: choosing moves nothing
  minHeight: controlHeight.s,
  [media.touch]: { minHeight: controlHeight.touch },
} as const

/** By the list's own place: beside the cabinet's panel a window of 1024 px leaves 540 of them. */
export const goodsPlaceCss = { containerType: 'inline-size' } as const
const WIDE = '@container (width >= 640px)'

export const goodsCss = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${color.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    [WIDE]: {
      gridTemplateColumns: 'auto 56px minmax(0, 1fr) minmax(140px, 180px) minmax(150px, auto)',
    },
  },
  '& [data-part="picture"]': { display: 'grid', placeItems: 'center', color: color.textDisabled },
  '& [data-part="picture"] img': { width: '56px', height: '56px', objectFit: 'contain' },
  '& [data-part="about"]': { display: 'grid', gap: space[1], overflowWrap: 'anywhere' },
  '& [data-part="about"] > a': {
    color: color.text,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
  },
  '& small': { color: color.textMuted, fontSize: font.size.xs },
  '& [data-part="offer"]': {
    display: 'grid',
    gap: space[1],
    gridColumn: 3,
    color: color.textSecondary,
    [WIDE]: { gridColumn: 'auto' },
  },
  '& [data-part="acts"]': {
    display: 'grid',
    gridColumn: 3,
    justifyItems: 'start',
    gap: space[1],
    [WIDE]: { gridColumn: 'auto', justifyItems: 'end' },
  },
} as const
