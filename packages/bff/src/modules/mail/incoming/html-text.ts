import { convert } from 'html-to-text'
import { flatHtml } from './flat-html.ts'

/** Plain text of an HTML page: quoted parts get `>`; scripts, styles, pictures and link addresses are left out. */
export const textOfHtml = (html: string): string =>
  convert(flatHtml(html), {
    wordwrap: false,
    selectors: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  })
