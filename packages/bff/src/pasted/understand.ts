import { type Catalogue, isSameGoods, type Known, knownIn } from './known-goods.ts'
import { type Part, partsOf, withNames } from './line-parts.ts'
import { readingOf } from './line-readings.ts'
import type { PastedLine } from './read-pasted.ts'
import { isLink, unusedOf } from './unused-words.ts'

/** Goods that a line asks for. */
export type AskedGoods = {
  /** What of the line is about them: reads as the same goods when it is pasted alone. */
  text: string
  article: string
  quantity: string | null
  unit?: string | undefined
  /**
   * Whether to ask how many: other goods of the line have a quantity and these have none, or the headings leave open which column
   * says it.
   */
  lacksQuantity: boolean
  /** What the catalogue knows by this article; none where it knows none. */
  ids: readonly number[]
  /** What nothing of the line was understood by, as it stands there. */
  unused: string
}

/** A number that may belong to the name is the goods' own when it stands in theirs. */
const withoutNamesNumber = (line: PastedLine, part: Part): Part => {
  const isNames =
    part.isDoubtful &&
    part.used.every((at) => {
      const { kind, text = '' } = line.tokens[at] ?? {}
      return kind === 'counted' ? part.words.says(text) : part.words.has(text)
    })
  return isNames ? { ...part, quantity: null, unit: undefined, used: [] } : part
}

/** Goods named twice, once with their quantity, are the same goods. */
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

/** Words that a sign joins are apart where the catalogue knows more of them so. */
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
 * The goods of a line: as many as the catalogue knows articles of it, each with the quantity beside it, and what of the line is
 * left over (D68). Of a line that names nothing known its likeliest reading.
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
