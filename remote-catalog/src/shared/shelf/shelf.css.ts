import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, shadow, space } from '@isp/ui'

export const shelfCss: SerializedStyles = css({
  minWidth: 0,
  marginTop: space[8],
  '& > h2': { marginBottom: space[3] },
  // neighbours share their rows, so prices stand in one line
  '& > ul': {
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
  },
  li: {
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
  },
  h3: {
    overflowWrap: 'anywhere',
    fontSize: font.size.s,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
  },
  // the name is the link, the whole card its target
  'h3 a': {
    color: color.text,
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.l },
  },
  img: { width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'contain' },
  '.blank': { display: 'grid', placeItems: 'center', aspectRatio: '1', color: color.textDisabled },
  '.price': {
    fontSize: font.size.l,
    fontWeight: font.weight.semibold,
    fontVariantNumeric: font.tabular,
  },
  '.stock': { color: color.textMuted, fontSize: font.size.xs },
  '.here': { color: color.success },
  '.article': { color: color.textMuted, fontSize: font.size.xs, fontVariantNumeric: font.tabular },
  '.foot': { position: 'relative', zIndex: 1, paddingTop: space[1] },
})
