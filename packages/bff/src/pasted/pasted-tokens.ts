import { spelledAmounts } from '../trade/quantity.ts'
import { pastedWords as words } from './pasted-words.messages.ts'

/** What a part of a line is. Only `word` and `number` can be a part of an article. */
export type TokenKind =
  | 'word'
  | 'number' // a bare whole number: a quantity, a row's number, a part of a name
  | 'decimal' // a size or a price
  | 'quantity' // marked as one: «5 шт», «х5»
  | 'counted' // «10 м», «5 кг»: a quantity or a size
  | 'size'
  | 'price'
  | 'unit' // «шт» with no number before it

export type Token = {
  kind: TokenKind
  /** As it stands in the line. */
  text: string
  /** The text of a quantity: «1,5» is not an integer, and the buyer has to be told. */
  value: string
  /** What a quantity is counted in, where it says so. */
  unit?: string
  cell: number
  /** In brackets: «(10 шт)» is often said of a package. */
  isAside: boolean
  /** With a dot or bracket after it at the beginning of a line: «1.», «2)». */
  isOrdinal: boolean
  /** After «по»: of each of several goods, or a price. */
  isEach: boolean
}

const any = (list: readonly string[]): string => `(?:${list.join('|')})`

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?`
const TIMES = '[xх×*]'
/** Nothing of the same word or number follows. */
const END = String.raw`(?![\p{L}\d]|[-/_.,]\d)`
const START = String.raw`(?<![\p{L}\d])`
const STOP = String.raw`\.?${END}`
const PIECES = any(words.pieces)
const MONEY = String.raw`(?:${words.thousands}\.?\s?)?${any(words.money)}`

/** The first that fits is taken. */
const alternatives = [
  String.raw`(?<open>[([{])|(?<close>[)\]}])`,
  String.raw`(?<price>(?:${START}${words.each}\s)?(?:${GROUPED}|${NUMBER})\s?${MONEY}${STOP})`,
  String.raw`(?:${START}${any(words.price)}[.:=\s]+(?<priced>${GROUPED}|${NUMBER})(?:\s?${MONEY})?${STOP})`,
  String.raw`(?:${START}${words.each}\s(?<each>${GROUPED}|${NUMBER})\s?(?<inEach>${PIECES})${STOP})`,
  String.raw`(?:${START}${words.each}[.:=\s]+(?<by>${GROUPED}|${NUMBER})${STOP})`,
  String.raw`(?:${START}${any(words.quantity)}[.:=\s-]*(?<labelled>${GROUPED}|${NUMBER})(?:\s?(?<inLabelled>${PIECES}))?${STOP})`,
  String.raw`(?<fromTo>${START}${words.from}\s${NUMBER}\s${words.to}\s${NUMBER}(?:\s?${PIECES})?${STOP})`,
  String.raw`(?<range>${NUMBER}\s?(?:…|\.{2,3}|${words.to}\s)\s?${NUMBER}\s?${PIECES}${STOP})`,
  String.raw`(?<between>${START}[1-9]\d{0,5}-\d{1,6})(?=\s?${PIECES}${STOP})`,
  String.raw`(?<size>\d{1,4}(?:[.,]\d+)?(?:\s?${TIMES}\s?\d{1,4}(?:[.,]\d+)?)+(?:\s?${any(words.measures)})?${END}(?!\s?-\d))`,
  String.raw`(?<marked>[Øø⌀№#]\s?${NUMBER})`,
  String.raw`(?:${START}${TIMES}\s?(?<times>\d+)(?:\s?(?<inTimes>${PIECES}))?${STOP})`,
  String.raw`(?<ahead>\d{1,7})\s?${TIMES}(?=\s)`,
  String.raw`(?:(?<pieces>[-+]?${NUMBER})\s?(?<inUnit>${PIECES})${STOP})`,
  String.raw`(?<counted>${NUMBER}\s?(?<ofCounted>${any(words.counted)})${STOP}(?!/\p{L}))`,
  String.raw`(?<measure>${NUMBER}(?:\s?-\s?${NUMBER})?\s?${any(words.measures)}${STOP})`,
  String.raw`(?<fraction>\d+\/\d{1,2}${END})`,
  String.raw`(?<money>${GROUPED.replace('(?:[.,]\\d+)?', '[.,]\\d{2}')}${END})`,
  String.raw`(?<decimal>\d{1,6}[.,]\d{1,3}${END})`,
  String.raw`(?<ordinal>^\d{1,4}[.)](?=\s|$))`,
  String.raw`(?<number>\d+${END})`,
  String.raw`(?:(?<glued>[\p{L}\d][^\s,()=:*×]*)(?:[,=:*×])(?<gluedQuantity>\d{1,7})${END})`,
  String.raw`(?:${START}(?<unit>${any([...words.pieces, ...words.counted])})${STOP}(?!/\p{L}))`,
  String.raw`(?<word>[^\s()[\]{}]+)`,
]
const TOKEN = new RegExp(alternatives.join('|'), 'giu')

const LABEL = new RegExp(`^${any(words.article)}(?:[.:№]+|$)`, 'iu')
/** «2301-1020-19-5шт», «2301-1020-19х5». */
const TAILED = new RegExp(
  String.raw`^(?<article>.*\d.*)-(?<amount>\d+)(?<inTail>${PIECES})\.?$|^(?<digits>[\d-]{6,})[xх](?<by>\d+)$`,
  'iu',
)
/** Signs that change what a number says: «~10», «>5». */
const ABOUT = /^[~≈<>≤≥±]+/u

const trimmed = (word: string): string =>
  word.replace(LABEL, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

/** Whether a text is one word that nothing is to be taken off: no label, no sign, no space. */
export const isBareWord = (text: string): boolean =>
  !/\s/.test(text) && trimmed(text) === text && !/[(),;:]/.test(text)

type Made = {
  kind: TokenKind
  text: string
  value?: string
  unit?: string | undefined
  isEach?: boolean
}

const withoutSpaces = (text: string): string => text.replaceAll(' ', '')
const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** «2301-0054,5» is an article and a quantity; «8,5» and «М8,25» are not. */
const ofGlued = (word: string, quantity: string, whole: string): Made[] =>
  digitsOf(word) >= 4 && /[^\d]/.test(word)
    ? [
        { kind: 'word', text: trimmed(word) },
        { kind: 'quantity', text: quantity },
      ]
    : [{ kind: 'word', text: trimmed(whole) }]

const ofWord = (given: string): Made[] => {
  const word = trimmed(given)
  const { article, amount, inTail, digits, by } = TAILED.exec(word)?.groups ?? {}
  const [head, tail] = article ? [article, amount] : [digits, by]
  if (head && tail && digitsOf(head) >= 4) {
    return [
      { kind: 'word', text: head },
      { kind: 'quantity', text: word.slice(head.length + 1), value: tail, unit: inTail },
    ]
  }
  const [sign] = ABOUT.exec(given) ?? []
  const about: Made[] = sign === undefined ? [] : [{ kind: 'word', text: sign }]
  if (word === '') return about
  return [...about, { kind: /^\d+$/.test(word) ? 'number' : 'word', text: word }]
}

const madeOf = (match: RegExpExecArray): Made[] => {
  const { groups = {} } = match
  const text = match[0]
  const amount = groups['labelled'] ?? groups['times'] ?? groups['ahead'] ?? groups['pieces']
  if (amount !== undefined) {
    const unit = groups['inUnit'] ?? groups['inLabelled'] ?? groups['inTimes']
    return [{ kind: 'quantity', text, value: withoutSpaces(amount), unit }]
  }
  if (groups['each'] !== undefined) {
    const value = withoutSpaces(groups['each'])
    return [{ kind: 'quantity', text, value, unit: groups['inEach'], isEach: true }]
  }
  if (groups['by'] !== undefined) {
    return [{ kind: 'price', text, value: withoutSpaces(groups['by']), isEach: true }]
  }
  if ((groups['range'] ?? groups['fromTo']) !== undefined)
    return [{ kind: 'quantity', text, value: text }]
  const { glued, gluedQuantity } = groups
  if (glued !== undefined && gluedQuantity !== undefined) return ofGlued(glued, gluedQuantity, text)
  if (groups['word'] !== undefined) return ofWord(text)
  // may be an article as well: «1020-30 шт»
  if (groups['between'] !== undefined) return [{ kind: 'word', text }]
  for (const kind of ['number', 'decimal', 'counted', 'size', 'price', 'unit'] as const) {
    if (groups[kind] !== undefined) return [{ kind, text, unit: groups['ofCounted'] }]
  }
  if (groups['ordinal'] !== undefined) return [{ kind: 'number', text: text.slice(0, -1) }]
  if ((groups['money'] ?? groups['priced']) !== undefined) return [{ kind: 'price', text }]
  return [{ kind: 'size', text }] // measure, fraction, marked
}

/** A cell that is one number with thousands apart, perhaps with its unit: «1 000 шт», «-1», «1e9». */
const WHOLE_PIECES = new RegExp(
  String.raw`^(?<amount>[-+]?(?:${GROUPED}|${NUMBER}))\s?(?<unit>${any([...words.pieces, ...words.counted])})\.?$`,
  'iu',
)
const WHOLE_NUMBER = /^(?:[-+]\d+|\d+e\d+|\d{1,3}(?: \d{3})+)$/i

const ofWholeCell = (cell: string): Made | null => {
  const { amount, unit } = WHOLE_PIECES.exec(cell)?.groups ?? {}
  if (amount !== undefined)
    return { kind: 'quantity', text: cell, value: withoutSpaces(amount), unit }
  return WHOLE_NUMBER.test(cell) ? { kind: 'quantity', text: cell } : null
}

type Place = { cell: number; isAside?: boolean; isOrdinal?: boolean }

const tokenOf = (made: Made, { cell, isAside = false, isOrdinal = false }: Place): Token => ({
  kind: made.kind,
  text: made.text,
  value: made.value ?? withoutSpaces(made.text),
  cell,
  isAside,
  isOrdinal,
  isEach: made.isEach === true,
  ...(made.unit !== undefined && { unit: made.unit }),
})

const tokensOfCell = (cell: string, at: number): Token[] => {
  const whole = ofWholeCell(cell)
  if (whole) return [tokenOf(whole, { cell: at })]
  const tokens: Token[] = []
  let depth = 0
  const readPart = (from: number, to: number): void => {
    for (const match of cell.slice(from, to).matchAll(TOKEN)) {
      const { groups = {} } = match
      if (groups['open'] !== undefined) depth += 1
      else if (groups['close'] !== undefined) depth = Math.max(0, depth - 1)
      else {
        const isOrdinal = groups['ordinal'] !== undefined && at === 0 && from + match.index === 0
        const place = { cell: at, isAside: depth > 0, isOrdinal }
        tokens.push(...madeOf(match).map((made) => tokenOf(made, place)))
      }
    }
  }
  let done = 0
  for (const { at: from, text, value, said } of spelledAmounts(cell)) {
    readPart(done, from)
    const made: Made = { kind: 'quantity', text, value: String(value), unit: said ?? undefined }
    tokens.push(tokenOf(made, { cell: at, isAside: depth > 0 }))
    done = from + text.length
  }
  readPart(done, cell.length)
  return tokens
}

/** «2301-0054 1 000 шт»: what stands between an article and its quantity belongs to the quantity. */
const withThousands = (tokens: readonly Token[]): Token[] => {
  const made: Token[] = []
  for (const token of tokens) {
    const before = made.at(-1)
    const isGroup = token.kind === 'quantity' && /^\d{3}$/.test(token.value)
    const isHead = before?.kind === 'number' && /^[1-9]\d{0,2}$/.test(before.text)
    const follows = token.value.startsWith('0') || /\d.*[^\d].*\d/.test(made.at(-2)?.text ?? '')
    if (isGroup && isHead && follows && before.cell === token.cell) {
      const text = `${before.text} ${token.text}`
      made.splice(-1, 1, { ...token, text, value: `${before.text}${token.value}` })
    } else made.push(token)
  }
  return made
}

/** A cell «5,000» or «1,5» of a table is a number of pieces; with two digits it is a price. */
const DECIMAL_PIECES = /^\d+[.,](?:\d|\d{3})$/

/** The parts of a line with what each of them is. */
export const tokensOf = (cells: readonly string[], isTable: boolean): Token[] =>
  cells.flatMap((cell, at) => {
    const tokens = withThousands(tokensOfCell(cell, at))
    return isTable && DECIMAL_PIECES.test(cell)
      ? tokens.map((token): Token => ({ ...token, kind: 'number' }))
      : tokens
  })
