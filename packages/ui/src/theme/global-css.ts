import { color } from './colors.ts'
import { fontFaceCss } from './font-face.ts'
import { forcedColors, media } from './media.ts'
import { font, radius } from './tokens.ts'
import { workGroupsCss } from './work-groups-css.ts'

/**
 * Reset, fonts, base typography and the focus ring: a plain string, put once into `<head>` by the shell. `fontFolder`:
 * address where the fonts are served from, with a slash at the end.
 */
export const globalCss = (fontFolder: string): string => `${fontFaceCss(fontFolder)}
*, *::before, *::after { box-sizing: border-box; }
:root { --header-offset: 57px; --header-height: 65px; --bar: 56px; --sticky: sticky; --fixed: fixed; }
@media (min-width: 744px) { :root { --header-offset: 101px; --header-height: 109px; } }
${media.low} { :root { --header-offset: 0px; --header-height: 0px; --bar: 0px; --sticky: static; --fixed: static; } }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  scroll-padding-top: var(--header-height);
  accent-color: ${color.accent};
}
/* what the keyboard comes to does not lie below the phone's bar (WCAG 2.4.11) */
${media.down(744)} { html { scroll-padding-bottom: calc(64px + env(safe-area-inset-bottom)); } }
${media.low} { html { scroll-padding-bottom: 0; } }
body {
  margin: 0;
  min-width: 320px;
  background: ${color.surface};
  color: ${color.text};
  font-family: ${font.family};
  font-size: ${font.size.m};
  line-height: ${font.line.normal};
  -webkit-font-smoothing: antialiased;
  -moz-osx-font-smoothing: grayscale;
  overflow-wrap: break-word;
}
h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, pre { margin: 0; }
ul, ol, fieldset { padding: 0; }
ul, ol { list-style: none; }
fieldset { border: 0; min-width: 0; }
legend { padding: 0; }
img, svg, video { display: block; max-width: 100%; }
img { height: auto; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { background: none; border: 0; padding: 0; cursor: pointer; }
button, a, label, summary, select, input { touch-action: manipulation; -webkit-tap-highlight-color: transparent; }
table { border-collapse: collapse; border-spacing: 0; }
a { color: ${color.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
${media.hover} { a:hover { color: ${color.linkHover}; } }
:focus { outline: none; }
:focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; border-radius: ${radius.s}; scroll-margin: 4px; }
/* crumbs scroll in a line as high as their text, which would cut the ring */
nav ol a:focus-visible { outline-offset: -2px; }
h1:focus-visible { outline: none; }
[data-surface='inverse'] :focus-visible { outline-color: ${color.focusInverse}; }
html:has(dialog:modal) { overflow: hidden; padding-right: var(--scrollbar-gap, 0); }
[hidden] { display: none !important; }
::selection { background: ${color.highlight}; color: ${color.text}; }
mark { background: ${color.highlight}; color: inherit; }
${workGroupsCss}/* what a ground or a shadow says elsewhere: where the focus is, what is chosen, what cannot be pressed */
${forcedColors} {
  :focus-visible { outline: 2px solid Highlight !important; }
  a[aria-current], li > [aria-current], [aria-pressed='true'], [aria-selected='true'] {
    forced-color-adjust: none; background: Highlight !important; color: HighlightText !important;
  }
  :disabled, [aria-disabled='true'] { border-color: GrayText !important; color: GrayText !important; }
  /* every button has a frame here */
  [data-ghost] { --flush: 0px !important; }
}
${media.reducedMotion} {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
}
`
