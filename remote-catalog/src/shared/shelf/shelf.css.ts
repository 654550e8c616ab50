import { color, font, media, radius, shadow, space } from '@isp/ui'

export const shelfCss = { minWidth: 0, marginTop: space[8] } as const

/** Neighbours share their rows, so prices stand in one line. */
export const rowCss = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(156px, 196px)',
  gridTemplateRows: 'auto 1fr repeat(4, auto)',
  columnGap: space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  paddingBlock: space[1],
  [media.up(744)]: { columnGap: space[3] },
} as const

export const cardCss = {
  position: 'relative',
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  rowGap: space[1],
  scrollSnapAlign: 'start',
  minWidth: 0,
  padding: space[3],
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: color.surface,
  fontSize: font.size.s,
  [media.hover]: { '&:hover': { boxShadow: shadow.raised, borderColor: color.lineStrong } },
} as const

export const pictureCss = {
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'contain',
} as const

export const blankCss = {
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  color: color.textDisabled,
} as const

export const nameCss = {
  overflowWrap: 'anywhere',
  fontSize: font.size.s,
  fontWeight: font.weight.medium,
  lineHeight: font.line.snug,
} as const

/** The name is the link, the whole card its target. */
export const linkCss = {
  color: color.text,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
} as const

export const articleCss = {
  color: color.textMuted,
  fontSize: font.size.xs,
  fontVariantNumeric: font.tabular,
} as const

export const priceCss = {
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: font.tabular,
} as const

export const stockCss = (isHere: boolean) => ({
  color: isHere ? color.success : color.textMuted,
  fontSize: font.size.xs,
})

export const footCss = { position: 'relative', zIndex: 1, paddingTop: space[1] } as const
