import { lookAlikes } from '../trade/look-alikes.messages.ts'
import { UNIT, unitOf } from '../trade/quantity.ts'
import { headings } from './columns.messages.ts'

/** Columns by number, from 0. */
export type Columns = {
  article: number
  quantity: number
  name: number | null
  comment?: number | null
  code?: number | null
  unit?: number | null
  /** The unit of all quantities, where the heading names one other than pieces: «Кол-во, уп». */
  counted?: string | null
}

/** A row of cells as texts, `undefined` for empty cells. */
export type TextRow = readonly (string | undefined)[]

/** Lower case, without punctuation, «ё» as «е». */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const toCyrillic = new Map(
  [...lookAlikes.latin].map((letter, at) => [letter, lookAlikes.cyrillic[at] ?? letter]),
)
/** Replaces look-alike Latin letters in Russian words: «Aртикул» with a Latin «A». */
const inOneScript = (word: string): string =>
  /\p{Script=Cyrillic}/u.test(word)
    ? [...word].map((letter) => toCyrillic.get(letter) ?? letter).join('')
    : word

const SHORT_QUANTITY = new RegExp(headings.shortQuantity, 'gu')

/** A heading in the form used for comparison. */
const headingOf = (text: string): string =>
  plain(
    text
      .toLowerCase()
      .replaceAll('№', ` ${headings.number} `)
      .split(/(?=\P{L})|(?<=\P{L})/u)
      .map(inOneScript)
      .join('')
      .replace(SHORT_QUANTITY, ` ${headings.quantity[0]} `),
  )

const headingsOf = (row: TextRow): string[] => Array.from(row, (text) => headingOf(text ?? ''))

/** Columns whose headings are in the list, the best matches first, then from left to right. */
const findColumns = (texts: readonly string[], known: readonly string[]): number[] => {
  const places = (fits: (text: string) => boolean) =>
    texts.flatMap((text, at) => (fits(text) ? [at] : []))
  const exact = known.flatMap((wanted) => places((text) => text === wanted))
  const begun = known.flatMap((wanted) => places((text) => text.startsWith(`${wanted} `)))
  return [...new Set([...exact, ...begun])]
}

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'u')
const anyOf = (list: readonly string[]): RegExp => new RegExp(`^(?:${list.join('|')})$`, 'u')

const OF_SELLER = word(headings.ofSeller)
const OF_BUYER = word(headings.ofBuyer)
const STANDARD = new RegExp(`^(?:${headings.standards.join('|')})(?!\\p{L})`, 'iu')

/** Number of rows examined to see what a column holds. */
const LOOKED_AT = 30

const valuesOf = (below: readonly TextRow[], column: number): string[] =>
  below.slice(0, LOOKED_AT).flatMap((row) => row?.[column]?.trim() || [])

const holdsStandards = (below: readonly TextRow[], column: number): boolean => {
  const values = valuesOf(below, column)
  return (
    values.length > 0 && values.filter((value) => STANDARD.test(value)).length * 2 > values.length
  )
}

/** The seller's articles are those of this shop; the buyer's own are used only if there are no others. */
const articleColumn = (texts: readonly string[], below: readonly TextRow[]): number | null => {
  const isCalled = (text: string) =>
    findColumns([text.replace(OF_SELLER, '').replace(OF_BUYER, '').trim()], headings.article)
      .length > 0
  const all = texts.flatMap((text, at) => (isCalled(text) ? [at] : []))
  const known = findColumns(texts, headings.article)
  const rank = (at: number): number => {
    const text = texts[at] ?? ''
    if (OF_SELLER.test(text)) return 0
    return OF_BUYER.test(text) ? 2 : 1
  }
  const order = (at: number): number => known.indexOf(at)
  return (
    all
      .toSorted((one, other) => rank(one) - rank(other) || order(one) - order(other))
      .find((at) => !holdsStandards(below, at)) ?? null
  )
}

const QUANTITY = anyOf([...headings.quantity, ...headings.ordering])
const BETWEEN = anyOf(headings.between)
const UNIT_WORD = new RegExp(`^${UNIT}$`, 'iu')
const isPieces = (text: string): boolean => unitOf(text) === 'piece'

/** D65: whether the heading consists only of a word for quantity, units and words for ordering. */
const isQuantity = (text: string): boolean => {
  const words = text.split(' ').filter(Boolean)
  const isNamed = words.some((one) => QUANTITY.test(one))
  const isOfPieces = words.length > 0 && words.every((one) => isPieces(one))
  return (
    isOfPieces ||
    (isNamed &&
      words.every((one) => QUANTITY.test(one) || BETWEEN.test(one) || UNIT_WORD.test(one)))
  )
}

/** Whether it begins like a heading of a quantity; the following words say of what. */
const isSomeQuantity = (text: string): boolean => QUANTITY.test(text.split(' ')[0] ?? '')

/** A column without any number in its cells is not a quantity, whatever its heading. */
const mayHoldNumbers = (below: readonly TextRow[], column: number): boolean => {
  const values = valuesOf(below, column)
  return values.length === 0 || values.some((value) => /\d/.test(value))
}

/** The unit other than pieces that a heading names. */
const countedBy = (text: string): string | null =>
  text.split(' ').find((one) => UNIT_WORD.test(one) && !isPieces(one) && !BETWEEN.test(one)) ?? null

/**
 * A column without a heading beside the quantity that is as full of whole numbers: both may belong to one merged
 * heading.
 */
const isNamelessTwin = (texts: readonly string[], below: readonly TextRow[], quantity: number) => {
  const wholes = (column: number) =>
    valuesOf(below, column).filter((value) => /^[1-9]\d{0,5}$/.test(value)).length
  const own = wholes(quantity)
  const width = Math.max(0, ...below.slice(0, LOOKED_AT).map((row) => row?.length ?? 0))
  return (
    own > 0 &&
    Array.from({ length: width }, (_, at) => at).some(
      (at) => at > quantity && (texts[at] ?? '') === '' && wholes(at) >= own,
    )
  )
}

/** Optional columns; each column has one meaning only. */
export const columnsBeside = (
  row: TextRow,
  { article, quantity }: Pick<Columns, 'article' | 'quantity'>,
): Omit<Columns, 'article' | 'quantity'> => {
  const texts = headingsOf(row)
  const find = (known: readonly string[]): number | null =>
    findColumns(texts, known).find((at) => at !== article && at !== quantity) ?? null
  const name = find(headings.name)
  const comment = find(headings.comment)
  const counted = countedBy(texts[quantity] ?? '')
  return {
    name,
    comment: comment === name ? null : comment,
    code: find(headings.code),
    unit: find(headings.unit),
    ...(counted !== null && { counted }),
  }
}

/**
 * Columns by a row of headings; null if the row has no headings. `quantity` is null when it is ambiguous: two columns
 * match, or the matching headings are quantities of something else (D65). `below`: the rows under the headings.
 */
export const columnsByHeadings = (
  row: TextRow,
  below: readonly TextRow[] = [],
): Columns | (Omit<Columns, 'quantity'> & { quantity: null }) | null => {
  const texts = headingsOf(row)
  const article = articleColumn(texts, below)
  if (article === null) return null
  const places = texts.flatMap((text, at) => (at !== article && text !== '' ? [at] : []))
  const called = places.filter((at) => isQuantity(texts[at] ?? ''))
  const wanted = called.length > 1 ? called.filter((at) => mayHoldNumbers(below, at)) : called
  if (wanted.length === 0 && !places.some((at) => isSomeQuantity(texts[at] ?? ''))) return null
  const [only] = wanted
  const isClear = only !== undefined && wanted.length === 1 && !isNamelessTwin(texts, below, only)
  const quantity = isClear ? only : null
  const beside = columnsBeside(row, { article, quantity: quantity ?? article })
  return quantity === null ? { article, quantity, ...beside } : { article, quantity, ...beside }
}
