import { color, font, media, radius, space } from '@isp/ui'

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const

/** One row of one height, whatever stands in it: its place on the page is held before it comes. */
export const rowCss = {
  display: 'flex',
  gap: space[2],
  height: '324px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: space[1],
  // a ring of focus is drawn outside of a card, and a box that scrolls would cut it
  margin: '-4px',
  padding: '4px',
  scrollbarWidth: 'thin',
  [media.up(744)]: { gap: space[3] },
  '& li': {
    position: 'relative',
    flex: '0 0 196px',
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    minWidth: 0,
    padding: space[3],
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    background: color.surface,
    fontSize: font.size.s,
    [media.down(744)]: { flexBasis: '164px' },
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  },
  // the whole card leads there
  '& a': { color: color.text, textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  '& a:focus-visible': { outline: 'none' },
  '& li:has(a:focus-visible)': { outline: `2px solid ${color.accent}`, outlineOffset: '1px' },
  '& h3': {
    ...clamp(3),
    flex: 'none',
    overflowWrap: 'anywhere',
    fontSize: font.size.s,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
  },
} as const

/** Twice the class: over what the row says of its cards. */
export const bannerCss = {
  '&&': {
    flexBasis: '440px',
    background: color.surfaceMuted,
    [media.down(744)]: { flexBasis: '264px' },
  },
} as const

export const setCss = { '&&': { gap: space[2], background: color.surfaceMuted } } as const

export const loudCss = {
  '&&': { fontSize: font.size.xl, fontWeight: font.weight.semibold },
} as const
export const textCss = {
  ...clamp(3),
  color: color.textSecondary,
  lineHeight: font.line.snug,
} as const
export const moreCss = {
  marginTop: 'auto',
  color: color.link,
  fontWeight: font.weight.medium,
} as const
export const noteCss = {
  color: color.textMuted,
  fontSize: font.size.xs,
  lineHeight: font.line.snug,
} as const
export const stockCss = (isHere: boolean) => ({
  ...noteCss,
  ...(isHere ? { color: color.success } : {}),
})
export const priceCss = {
  marginTop: 'auto',
  fontSize: font.size.l,
  fontWeight: font.weight.semibold,
  fontVariantNumeric: font.tabular,
} as const

/** Of both kinds, the one that the document names (price-view.css). */
export const grossCss = { 'html[data-prices~="net"] &': { display: 'none' } } as const
export const netCss = { 'html:not([data-prices~="net"]) &': { display: 'none' } } as const

/** Across the whole of a card, up to its edges. */
export const pictureCss = {
  flex: 'none',
  alignSelf: 'stretch',
  width: `calc(100% + 2 * ${space[3]})`,
  maxWidth: 'none',
  height: '148px',
  margin: `calc(-1 * ${space[3]}) calc(-1 * ${space[3]}) ${space[2]}`,
  objectFit: 'cover',
} as const

export const goodsPictureCss = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'center',
  width: '132px',
  height: '132px',
  objectFit: 'contain',
  color: color.textDisabled,
} as const
