import { color, font, media, radius, space } from '@isp/ui'

/** Of the header's basket block, for the document: it stands on every page, and so costs none of them a script. */
export const basketBlockCss = `
[data-header=basket] {
  display: none; align-items: center; flex: none; gap: ${space[2.5]}; min-height: 44px;
  margin-left: auto; padding-inline: ${space[3]}; border-radius: ${radius.m};
  color: ${color.textSecondary}; font-variant-numeric: ${font.tabular}; text-decoration: none; white-space: nowrap;
}
/* the label is there when lines are: their number, and the sum */
[data-header=basket][aria-label] { color: ${color.text}; font-weight: ${font.weight.semibold}; }
${media.up(744)} { [data-header=basket] { display: inline-flex; } }
${media.hover} { [data-header=basket]:hover { background: ${color.surfaceMuted}; color: ${color.text}; } }
/* as large as a finger, and as wide as its picture for those beside it */
[data-header=quick-order] { flex: none; padding: ${space[3]}; margin: -${space[3]}; color: ${color.textSecondary}; }
${media.hover} { [data-header=quick-order]:hover { color: ${color.text}; } }
`
