import { convert } from 'html-to-text'
import { readEntities } from './read-entities.ts'

const LENGTH = 100_000
const tag = /<[a-z!/][^<>]*>/i
const entity = /&(#\d+|#x[\da-f]+|[a-z]+\d?);/i
/** Matches text whose tags are themselves escaped; then all of the markup is. */
const escapedTag = /&lt;\/?[a-z][^<>]*?&gt;/i

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

/** A description as plain text: tags become line breaks and dashes, scripts are removed. Null when nothing is left. */
export const describeAsText = (given: string): string | null => {
  const whole = given.slice(0, LENGTH)
  const cut = !tag.test(whole) && escapedTag.test(whole) ? readEntities(whole) : whole
  const text =
    tag.test(cut) || entity.test(cut)
      ? convert(cut, { ...asText, selectors: [...asText.selectors] })
      : cut
  return (
    readEntities(text)
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t\u00a0]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() || null
  )
}
