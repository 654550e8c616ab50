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

/** A row as in the catalogue's lists: price and stock at the right edge of their column, the button quiet until its row is pointed at. */
export const goodsCss = {
  borderTop: `1px solid ${color.line}`,
  fontSize: font.size.s,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto 56px minmax(0, 1fr)',
    alignItems: 'center',
    gap: `${space[2]} ${space[3]}`,
    padding: `${space[2]} 0`,
    borderBottom: `1px solid ${color.line}`,
    [WIDE]: { gridTemplateColumns: 'auto 56px minmax(0, 1fr) 184px 160px' },
  },
  [media.hover]: { '& > li:hover': { background: color.surfaceMuted } },
  '& [data-part="picture"]': { display: 'grid', placeItems: 'center', color: color.textDisabled },
  '& [data-part="picture"] img': { width: '56px', height: '56px', objectFit: 'contain' },
  '& [data-part="about"]': {
    display: 'grid',
    lineHeight: font.line.snug,
    overflowWrap: 'anywhere',
  },
  '& [data-part="about"] > a': {
    color: color.text,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
  },
  '& small': { color: color.textMuted, fontSize: font.size.xs },
  '& [data-part="offer"]': {
    display: 'grid',
    gridColumn: 3,
    [WIDE]: { gridColumn: 'auto', justifyItems: 'end', textAlign: 'end' },
  },
  '& [data-part="acts"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gridColumn: 3,
    alignItems: 'center',
    gap: space[1],
    [WIDE]: { gridColumn: 'auto', justifyContent: 'end' },
  },
  '& > li:not(:hover, :focus-within) [data-part="add"]': {
    borderColor: color.lineStrong,
    background: color.surface,
    color: color.text,
  },
} as const
