import { convert } from 'html-to-text'

const LENGTH = 100_000
const markup = /<[a-z!/][^<>]*>|&(#\d+|#x[\da-f]+|[a-z]+);/i

const asText = {
  wordwrap: false,
  limits: { maxInputLength: LENGTH, maxDepth: 50, maxChildNodes: 10_000 },
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'dataTable' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
      selector,
      options: { uppercase: false },
    })),
  ],
} as const

/** A description as plain text: tags become line breaks and dashes, scripts go. Null when nothing is left. */
export const describeAsText = (given: string): string | null => {
  const cut = given.slice(0, LENGTH)
  const text = markup.test(cut)
    ? convert(cut, { ...asText, selectors: [...asText.selectors] })
    : cut
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  )
}
