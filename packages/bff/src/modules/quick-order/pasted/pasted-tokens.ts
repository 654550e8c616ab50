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
}

const any = (list: readonly string[]): string => `(?:${list.join('|')})`

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const GROUPED = String.raw`\d{1,3}(?: \d{3})+(?:[.,]\d+)?`
const TIMES = '[xх×*]'
/** Nothing of the same word or number follows. */
const END = String.raw`(?![\p{L}\d]|[-/_.,]\d)`
const START = String.raw`(?<![\p{L}\d])`
const STOP = String.raw`\.?${END}`

/** The first that fits is taken. */
const alternatives = [
  String.raw`(?<open>[([{])|(?<close>[)\]}])`,
  String.raw`(?<price>(?:${GROUPED}|${NUMBER})\s?${any(words.money)}${STOP})`,
  String.raw`(?:${START}${any(words.price)}[.:=\s]+(?<priced>${GROUPED}|${NUMBER})(?:\s?${any(words.money)})?${STOP})`,
  String.raw`(?:${START}${any(words.quantity)}[.:=\s-]*(?<labelled>${GROUPED}|${NUMBER})(?:\s?${any(words.pieces)})?${STOP})`,
  String.raw`(?<size>\d{1,4}(?:[.,]\d+)?(?:\s?${TIMES}\s?\d{1,4}(?:[.,]\d+)?)+(?:\s?${any(words.measures)})?${END}(?!\s?-\d))`,
  String.raw`(?<marked>[Øø⌀№#]\s?${NUMBER})`,
  String.raw`(?:${START}${TIMES}\s?(?<times>\d+)(?:\s?${any(words.pieces)})?${STOP})`,
  String.raw`(?<ahead>\d{1,7})\s?${TIMES}(?=\s)`,
  String.raw`(?:(?<pieces>[-+]?${NUMBER})\s?(?<inUnit>${any(words.pieces)})${STOP})`,
  String.raw`(?<counted>${NUMBER}\s?(?<ofCounted>${any(words.counted)})${STOP})`,
  String.raw`(?<measure>${NUMBER}(?:\s?-\s?${NUMBER})?\s?${any(words.measures)}${STOP})`,
  String.raw`(?<fraction>\d+\/\d{1,2}${END})`,
  String.raw`(?<money>${GROUPED.replace('(?:[.,]\\d+)?', '[.,]\\d{2}')}${END})`,
  String.raw`(?<decimal>\d{1,6}[.,]\d{1,3}${END})`,
  String.raw`(?<ordinal>^\d{1,4}[.)](?=\s|$))`,
  String.raw`(?<number>\d+${END})`,
  String.raw`(?:(?<glued>[\p{L}\d][^\s,()=:*×]*)(?:[,=:*×])(?<gluedQuantity>\d{1,7})${END})`,
  String.raw`(?:${START}(?<unit>${any([...words.pieces, ...words.counted])})${STOP})`,
  String.raw`(?<word>[^\s()[\]{}]+)`,
]
const TOKEN = new RegExp(alternatives.join('|'), 'giu')

const LABEL = new RegExp(`^${any(words.article)}(?:[.:№]+|$)`, 'iu')
/** «2301-1020-19-5шт», «2301-1020-19х5». */
const TAILED = new RegExp(
  String.raw`^(?<article>.*\d.*)-(?<amount>\d+)${any(words.pieces)}\.?$|^(?<digits>[\d-]{6,})[xх](?<by>\d+)$`,
  'iu',
)

const trimmed = (word: string): string =>
  word.replace(LABEL, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

type Made = readonly [kind: TokenKind, text: string, unit?: string | undefined]

const digitsOf = (text: string): number => text.replace(/\D/g, '').length

/** «2301-0054,5» is an article and a quantity; «8,5» and «М8,25» are not. */
const ofGlued = (word: string, quantity: string, whole: string): Made[] =>
  digitsOf(word) >= 4 && /[^\d]/.test(word)
    ? [
        ['word', trimmed(word)],
        ['quantity', quantity],
      ]
    : [['word', trimmed(whole)]]

const ofWord = (given: string): Made[] => {
  const word = trimmed(given)
  const { article, amount, digits, by } = TAILED.exec(word)?.groups ?? {}
  const [head, tail] = article ? [article, amount] : [digits, by]
  if (head && tail && digitsOf(head) >= 4) {
    return [
      ['word', head],
      ['quantity', tail],
    ]
  }
  if (/^\d+$/.test(word)) return [['number', word]]
  return word === '' ? [] : [['word', word]]
}

const madeOf = (match: RegExpExecArray): Made[] => {
  const { groups = {} } = match
  const whole = match[0]
  const quantity = groups['labelled'] ?? groups['times'] ?? groups['ahead'] ?? groups['pieces']
  if (quantity !== undefined) return [['quantity', quantity, groups['inUnit']]]
  const { glued, gluedQuantity } = groups
  if (glued !== undefined && gluedQuantity !== undefined)
    return ofGlued(glued, gluedQuantity, whole)
  if (groups['word'] !== undefined) return ofWord(whole)
  for (const kind of ['number', 'decimal', 'counted', 'size', 'price', 'unit'] as const) {
    if (groups[kind] !== undefined) return [[kind, whole, groups['ofCounted']]]
  }
  if (groups['ordinal'] !== undefined) return [['number', whole.slice(0, -1)]]
  if (groups['money'] !== undefined || groups['priced'] !== undefined) return [['price', whole]]
  return [['size', whole]] // measure, fraction, marked
}

/** A cell that is one number with thousands apart, perhaps with its unit: «1 000 шт», «-1», «1e9». */
const WHOLE_PIECES = new RegExp(
  String.raw`^(?<amount>[-+]?(?:${GROUPED}|${NUMBER}))\s?(?<unit>${any([...words.pieces, ...words.counted])})\.?$`,
  'iu',
)
const WHOLE_NUMBER = /^(?:[-+]\d+|\d+e\d+|\d{1,3}(?: \d{3})+)$/i

const ofWholeCell = (cell: string): Made | null => {
  const { amount, unit } = WHOLE_PIECES.exec(cell)?.groups ?? {}
  if (amount !== undefined) return ['quantity', amount, unit]
  return WHOLE_NUMBER.test(cell) ? ['quantity', cell] : null
}

const tokensOfCell = (cell: string, at: number): Token[] => {
  const tokenOf = ([kind, text, unit]: Made, isAside = false, isOrdinal = false): Token => ({
    ...{ kind, text, value: text.replaceAll(' ', ''), cell: at, isAside, isOrdinal },
    ...(unit !== undefined && { unit }),
  })
  const whole = ofWholeCell(cell)
  if (whole) return [tokenOf(whole)]
  const tokens: Token[] = []
  let depth = 0
  for (const match of cell.matchAll(TOKEN)) {
    const { groups = {} } = match
    if (groups['open'] !== undefined) depth += 1
    else if (groups['close'] !== undefined) depth = Math.max(0, depth - 1)
    else {
      const isOrdinal = groups['ordinal'] !== undefined && at === 0 && match.index === 0
      tokens.push(...madeOf(match).map((made) => tokenOf(made, depth > 0, isOrdinal)))
    }
  }
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
      made.splice(-1, 1, { ...token, value: `${before.text}${token.value}` })
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
