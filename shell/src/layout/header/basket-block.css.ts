import { color, font, media, radius, space } from '@isp/ui'

/** CSS of the header's basket block, put into the document: it is on every page, so no script has to contain it. */
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
/* the picture over its own name, in two words one under the other; beside it where there is room */
[data-header=quick-order] {
  display: grid; place-items: center; align-content: center; flex: none; width: min-content; min-height: 44px;
  color: ${color.textSecondary};
  font-size: 0.6875rem; line-height: 1; text-align: center; text-decoration: none;
}
[data-header=quick-order]::after { content: attr(aria-label); }
${media.up(1338)} {
  [data-header=quick-order] {
    display: flex; gap: ${space[2]}; width: auto;
    font-size: ${font.size.s}; white-space: nowrap;
  }
}
${media.hover} { [data-header=quick-order]:hover { color: ${color.text}; } }
`
