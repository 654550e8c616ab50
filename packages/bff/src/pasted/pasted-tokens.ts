import { spelledAmounts } from '../trade/quantity.ts'
import { ABOUT, EACH, LABEL, TAILED, TOKEN, WHOLE_NUMBER, WHOLE_PIECES } from './token-patterns.ts'

/** Kind of a token. Only `word` and `number` can be part of an article. */
export type TokenKind =
  | 'word'
  | 'number' // a bare whole number: a quantity, a row number, part of a name
  | 'decimal' // a size or a price
  | 'quantity' // marked as a quantity: «5 шт», «х5»
  | 'counted' // «10 м», «5 кг»: a quantity or a size
  | 'size'
  | 'price'
  | 'unit' // «шт» without a number before it

export type Token = {
  kind: TokenKind
  /** As written in the line. */
  text: string
  /** The text of a quantity: «1,5» is not a whole number, which the buyer must be told. */
  value: string
  /** The unit of a quantity, if given. */
  unit?: string
  cell: number
  /** Whether it is in brackets: «(10 шт)» is often the content of a package. */
  isAside: boolean
  /** Whether a dot or bracket follows it at the beginning of a line: «1.», «2)». */
  isOrdinal: boolean
  /** Whether it comes after «по»: for each of several goods, or a price. */
  isEach: boolean
}

const trimmed = (word: string): string =>
  word.replace(LABEL, '').replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')

/** Whether a text is a single word with nothing to strip: no label, no punctuation, no space. */
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
  if ((groups['range'] ?? groups['fromTo'] ?? groups['added']) !== undefined)
    return [{ kind: 'quantity', text, value: text }]
  const { glued, gluedQuantity } = groups
  if (glued !== undefined && gluedQuantity !== undefined) return ofGlued(glued, gluedQuantity, text)
  if (groups['word'] !== undefined) return ofWord(text)
  // may also be an article: «1020-30 шт»
  if (groups['between'] !== undefined) return [{ kind: 'word', text }]
  for (const kind of ['number', 'decimal', 'counted', 'size', 'price', 'unit'] as const) {
    if (groups[kind] !== undefined) return [{ kind, text, unit: groups['ofCounted'] }]
  }
  if (groups['ordinal'] !== undefined)
    return [{ kind: /\d/.test(text) ? 'number' : 'word', text: text.slice(0, -1) }]
  if ((groups['money'] ?? groups['priced']) !== undefined) return [{ kind: 'price', text }]
  return [{ kind: 'size', text }] // measure, fraction, marked
}

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
    const isEach = EACH.test(cell.slice(0, from))
    const amount = { text, value: String(value), unit: said ?? undefined, isEach }
    tokens.push(tokenOf({ kind: 'quantity', ...amount }, { cell: at, isAside: depth > 0 }))
    done = from + text.length
  }
  readPart(done, cell.length)
  return tokens
}

/** «2301-0054 1 000 шт»: the number between an article and a quantity is part of the quantity. */
const withThousands = (tokens: readonly Token[]): Token[] => {
  const made: Token[] = []
  for (const token of tokens) {
    const before = made.at(-1)
    const isGroup = token.kind === 'quantity' ? /^\d{3}$/.test(token.value) : token.text === '000'
    const isHead = before?.kind === 'number' && /^[1-9]\d{0,2}$/.test(before.text)
    const follows = token.value.startsWith('0') || /\d.*[^\d].*\d/.test(made.at(-2)?.text ?? '')
    if (isGroup && isHead && follows && before.cell === token.cell) {
      const text = `${before.text} ${token.text}`
      made.splice(-1, 1, { ...token, text, value: `${before.text}${token.value}` })
    } else made.push(token)
  }
  return made
}

/** A table cell «5,000» or «1,5» is a number of pieces; with two decimals it is a price. */
const DECIMAL_PIECES = /^\d+[.,](?:\d|\d{3})$/

/** Splits a line into tokens with their kinds. */
export const tokensOf = (cells: readonly string[], isTable: boolean): Token[] =>
  cells.flatMap((cell, at) => {
    const tokens = withThousands(tokensOfCell(cell, at))
    return isTable && DECIMAL_PIECES.test(cell)
      ? tokens.map((token): Token => ({ ...token, kind: 'number' }))
      : tokens
  })
