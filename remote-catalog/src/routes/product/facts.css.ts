import { css, type SerializedStyles } from '@emotion/react'
import { color, font, media, space, visuallyHiddenCss } from '@isp/ui'

/** Tables of the product page: names left, figures of one width. */
export const factsTableCss: SerializedStyles = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.m,
  caption: visuallyHiddenCss,
  'th, td': {
    padding: `${space[1.5]} ${space[2]} ${space[1.5]} 0`,
    borderBottom: `1px solid ${color.line}`,
    textAlign: 'start',
    verticalAlign: 'top',
    lineHeight: font.line.snug,
  },
  'thead th': { color: color.textMuted, fontSize: font.size.xs, fontWeight: font.weight.medium },
  'tbody th, tfoot th': { color: color.textSecondary, fontWeight: font.weight.regular },
  'tfoot td, tfoot th': { borderBottom: 0, color: color.text, fontWeight: font.weight.semibold },
  // a long name of a warehouse must not widen the page; a figure never parts from its unit
  'tbody th': { overflowWrap: 'anywhere' },
  td: { fontVariantNumeric: font.tabular },
  small: { display: 'block', color: color.textMuted, fontSize: font.size.xs },
  [media.down(744)]: { fontSize: font.size.s },
})
