import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

export const brandsPageCss: SerializedStyles = css({
  paddingBottom: space[10],
  '.alphabet': { display: 'flex', flexWrap: 'wrap', gap: space[1], paddingBottom: space[4] },
  '.alphabet a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '36px',
    height: '36px',
    paddingInline: space[2],
    border: `1px solid ${color.line}`,
    borderRadius: radius.m,
    textDecoration: 'none',
    [media.touch]: { minWidth: '44px', height: '44px' },
  },
  // Letters flow in columns: most have a brand or two, a row each would leave the page empty.
  '.letters': { columns: '260px', columnGap: space[10] },
  '.letters section': {
    paddingBottom: space[5],
    breakInside: 'avoid',
    scrollMarginTop: '80px',
  },
  '.letters h2': {
    paddingBottom: space[1],
    borderBottom: `1px solid ${color.line}`,
    color: color.textMuted,
    fontSize: font.size.xl,
    fontWeight: font.weight.semibold,
  },
  '.letters li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    columnGap: space[2],
    padding: `${space[1]} 0`,
    [media.touch]: { padding: `${space[2]} 0` },
  },
  '.letters a': { fontWeight: font.weight.medium, textDecoration: 'none' },
  '.count': { color: color.textMuted, fontSize: font.size.s, fontVariantNumeric: font.tabular },
  '.letters small': { gridColumn: '1 / -1', color: color.textMuted, fontSize: font.size.xs },
})
