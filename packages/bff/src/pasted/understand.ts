import { type Catalogue, isSameGoods, type Known, knownIn } from './known-goods.ts'
import { type Part, partsOf, withNames } from './line-parts.ts'
import { readingOf } from './line-readings.ts'
import type { PastedLine } from './read-pasted.ts'
import { isLink, unusedOf } from './unused-words.ts'

/** Goods requested by a line. */
export type AskedGoods = {
  /** Their part of the line; gives the same goods when it is pasted alone. */
  text: string
  article: string
  quantity: string | null
  unit?: string | undefined
  /**
   * Whether the buyer must be asked for the quantity: other goods of the line have one and these do not, or the
   * headings do not make the column clear.
   */
  lacksQuantity: boolean
  /** Products of the catalogue with this article; empty if there are none. */
  ids: readonly number[]
  /** The part of the line that was not understood, as written. */
  unused: string
}

/** A number that may belong to the name is part of it if the goods' words contain it; then it is not the quantity. */
const withoutNamesNumber = (line: PastedLine, part: Part): Part => {
  const isNames =
    part.isDoubtful &&
    part.used.every((at) => {
      const { kind, text = '' } = line.tokens[at] ?? {}
      return kind === 'counted' ? part.words.says(text) : part.words.has(text)
    })
  return isNames ? { ...part, quantity: null, unit: undefined, used: [] } : part
}

/** If goods are named twice and only once with a quantity, both mentions mean the same. */
const withoutMentions = (parts: readonly Part[]): Part[] =>
  parts.filter(
    (part, at) =>
      !parts.some(
        (other, place) =>
          place !== at &&
          isSameGoods(part, other) &&
          part.quantity === null &&
          (other.quantity !== null || place < at),
      ),
  )

const textOf = ({ tokens }: PastedLine, { first, last, used }: Part): string => {
  const own = tokens.filter((_, at) => (at >= first && at <= last) || used.includes(at))
  const begin = own.findIndex((token) => !isLink(token))
  const end = own.findLastIndex((token) => !isLink(token))
  return own
    .slice(begin, end + 1)
    .map(({ text }) => text)
    .join(' ')
}

/** The line as written or, if the catalogue knows more articles in it that way, with joined words split. */
const likeliest = (
  line: PastedLine,
  catalogue: Catalogue,
): { line: PastedLine; known: Known[] } => {
  const known = knownIn(line, catalogue)
  const apart = line.parted ? knownIn(line.parted, catalogue) : []
  return line.parted && apart.length > known.length
    ? { line: line.parted, known: apart }
    : { line, known }
}

/**
 * The goods of a line: one for each article that the catalogue knows, with its quantity and the part of the line not
 * understood (D68). Without any known article, the most likely reading.
 */
export const understand = (given: PastedLine, catalogue: Catalogue): AskedGoods[] => {
  const { line: meant, known } = likeliest(given, catalogue)
  const line = withNames(meant, known)
  const isOther = line !== meant && line.columns === null
  const all = isOther ? known.map((one) => ({ ...one, ...readingOf(line, one) })) : known
  if (all.length === 0) {
    const [first] = line.readings
    const { article = '', quantity = null, unit } = first ?? {}
    return [{ text: line.text, article, quantity, unit, lacksQuantity: false, ids: [], unused: '' }]
  }
  const read = partsOf(line, all).map((part) => withoutNamesNumber(line, part))
  const parts = withoutMentions(read)
  const taken = new Set(parts.flatMap(({ used }) => used))
  const isAnySaid = parts.some(({ quantity }) => quantity !== null)
  return parts.map((part, at) => {
    const next = parts[at + 1]
    const isLast = next === undefined
    const span = {
      first: at === 0 ? 0 : part.first,
      last: isLast ? line.tokens.length - 1 : next.first - 1,
    }
    return {
      text: parts.length > 1 ? textOf(line, { ...part, ...span }) : line.text,
      article: part.article,
      quantity: part.quantity,
      unit: part.unit,
      ids: part.meaning.ids,
      lacksQuantity:
        part.quantity === null &&
        ((isAnySaid && parts.length > 1) || line.columns?.quantity === null),
      unused: unusedOf({ line, part: { ...part, ...span }, all, taken }),
    }
  })
}
