import { convert } from 'html-to-text'
import { flatHtml } from './flat-html.ts'

/** Quoted parts keep their `>`; scripts, styles, pictures and addresses of links are no text. */
export const textOfHtml = (html: string): string =>
  convert(flatHtml(html), {
    wordwrap: false,
    selectors: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  })
