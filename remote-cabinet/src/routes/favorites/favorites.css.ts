import { color, controlHeight, font, media, radius, space } from '@isp/ui'

export const listTabsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1.5],
    minHeight: controlHeight.s,
    maxWidth: '100%',
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    background: color.surface,
    color: color.text,
    fontSize: font.size.s,
    overflowWrap: 'anywhere',
    textDecoration: 'none',
    [media.touch]: { minHeight: controlHeight.touch },
  },
  '& a[aria-current]': {
    borderColor: color.accentLine,
    background: color.accentSoft,
    fontWeight: font.weight.medium,
  },
  '& small': { color: color.textMuted, fontVariantNumeric: font.tabular },
} as const

export const noticeCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surfaceMuted,
} as const

export const toolsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBottom: space[2],
} as const

/** Wider than where a row has no quantity: below the offer until there is room beside it. */
export const favoriteRowsCss = {
  '& form': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] },
  '& form > div': { flex: 'none' },
  // as wide as «В корзине» with its mark: nothing moves when one takes the other's place
  '& form > button, & form > a': { minWidth: '112px' },
  '& [data-part="acts"]': { flexWrap: 'nowrap' },
  '@container (640px <= width < 860px)': {
    '& > li': { gridTemplateColumns: 'auto 56px minmax(0, 1fr) 184px' },
    '& [data-part="acts"]': { gridColumn: '3 / -1' },
  },
  '@container (width >= 860px)': {
    '& > li': { gridTemplateColumns: 'auto 56px minmax(0, 1fr) 184px 304px' },
  },
} as const
