import type { Token } from './pasted-tokens.ts'
import { pastedWords } from './pasted-words.messages.ts'

/** `value` as it stands there; null: none is said. A doubtful one may be part of a name: «Сверло 5». */
export type QuantityReading = {
  value: string | null
  isDoubtful: boolean
  unit?: string | undefined
}

type Place = { from: number; to: number }
type Line = { isTable: boolean; isOrdinal: (at: number) => boolean }

const none: QuantityReading = { value: null, isDoubtful: false }
/** «5,000» and «5,00» are five. */
const plainValue = ({ value }: Token): string => value.replace(/[.,]0+$/, '')
const sure = (token: Token, unit = token.unit): QuantityReading => ({
  value: plainValue(token),
  isDoubtful: false,
  unit,
})
/** What tables of accounts write for 1000: «1 000,00». */
const isWhole = ({ kind, value }: Token): boolean =>
  kind === 'number' || ((kind === 'price' || kind === 'decimal') && /\d[.,]0+$/.test(value))

const DESIGNATION = new RegExp(`^(?:${pastedWords.designation.join('|')})$`, 'iu')

/** «DIN 338», «ER 32», «тип 2»: the number belongs to the word before it. */
const isNamed = (before: Token | undefined): boolean =>
  before?.kind === 'word' && (DESIGNATION.test(before.text) || /^\p{Lu}{1,5}$/u.test(before.text))

/** How many, when these tokens are the article. */
export const quantityBeside = (
  tokens: readonly Token[],
  { from, to }: Place,
  { isTable, isOrdinal }: Line,
): QuantityReading => {
  const after = tokens.slice(to + 1)
  const before = tokens.slice(0, from).filter((_, at) => !isOrdinal(at))

  const marked = ({ kind }: Token) => kind === 'quantity'
  for (const isAside of [false, true]) {
    const fits = (token: Token) => marked(token) && token.isAside === isAside
    const found = after.find(fits) ?? before.findLast(fits)
    if (found) return sure(found)
  }

  /** «5 | шт» and «шт | 5» */
  const besideUnit = (side: readonly Token[]): QuantityReading | undefined => {
    const at = side.findIndex(({ kind }) => kind === 'unit')
    const found = [side[at - 1], side[at + 1]].find((token) => token && isWhole(token))
    return at < 0 || !found ? undefined : sure(found, side[at]?.text)
  }
  const withUnit = besideUnit(after) ?? besideUnit(before)
  if (withUnit) return withUnit

  const [next] = after
  if (next?.kind === 'number' || next?.kind === 'counted') {
    const isCounted = next.kind === 'counted'
    const value = plainValue(next).replace(/[^\d.,]+$/, '')
    return { value, isDoubtful: isCounted, unit: next.unit }
  }

  /** A number that has its cell to itself is no part of a name. */
  const isAlone = (token: Token) =>
    token.kind === 'number' && tokens.filter(({ cell }) => cell === token.cell).length === 1
  const alone = after.find(isAlone)
  if (alone) return sure(alone)
  const earlier = before.filter(isAlone)
  if (isTable && earlier[0]) return sure(earlier[0])

  const last = after.at(-1)
  if (last?.kind === 'number' && !isNamed(after.at(-2))) {
    return { value: last.value, isDoubtful: after.at(-2)?.kind === 'word' }
  }
  const [first] = before
  if (first?.kind === 'number') return sure(first)
  if (earlier[0]) return sure(earlier[0])
  const nearest = before.at(-1)
  if (nearest?.kind === 'number' && !isNamed(before.at(-2))) {
    return { value: nearest.value, isDoubtful: true }
  }
  return none
}
