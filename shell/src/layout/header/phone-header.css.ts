import { color, font, media, radius, space } from '@isp/ui'

/** CSS of the header on a phone, put into the document like that of the basket block: captions below icons, and a shorter placeholder. */
export const phoneHeaderCss = `
[data-header=menu] {
  display: grid; place-items: center; align-content: center; width: 44px; height: 44px; margin-right: -${space[2]};
  border-radius: ${radius.m}; color: ${color.textSecondary}; font-size: 0.6875rem; line-height: 1;
  cursor: pointer; list-style: none;
}
[data-header=menu]::after { content: attr(aria-label); }
[data-header=menu]::-webkit-details-marker { display: none; }
[data-header=menu] svg + svg, [open] > [data-header=menu] svg { display: none; }
[open] > [data-header=menu] svg + svg { display: block; }
[data-header=short] { display: none; }
${media.down(744)} {
  header [data-header=logo] { flex-direction: column; gap: 0; }
  header [data-header=logo] svg { width: 30px; height: 30px; }
  header [data-header=logo] span { font-size: ${font.size.xs}; }
  :placeholder-shown + [data-header=short] {
    position: absolute; left: ${space[3]}; right: 44px; display: block; top: 50%; height: 1lh; overflow: hidden;
    color: ${color.textMuted}; transform: translateY(-50%); pointer-events: none;
  }
  /* the file button takes 44 px more; a word that no longer fits goes whole to the line below, which is hidden */
  :placeholder-shown + [data-header=short]:has(+ span) { right: 88px; }
  [data-header=short]::before { content: ''; display: inline-block; width: 1px; }
  header input[name=q]::placeholder { color: transparent; }
}
`
