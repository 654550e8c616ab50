import { isRange, unitOf } from '../trade/quantity.ts'
import type { Token } from './pasted-tokens.ts'
import { pastedWords } from './pasted-words.messages.ts'

/** `value` as written; null: none given. A doubtful one may be part of a name: «Сверло 5». `used`: its tokens. */
export type QuantityReading = {
  value: string | null
  isDoubtful: boolean
  unit?: string | undefined
  used: readonly Token[]
}

type Place = { from: number; to: number }
type Line = { isTable: boolean; isOrdinal: (token: Token) => boolean }

const none: QuantityReading = { value: null, isDoubtful: false, used: [] }
/** «5,000» and «5,00» are five. */
const plainValue = ({ value }: Token): string => value.replace(/[.,]0+$/, '')
/** The number without its unit. */
const numberIn = (token: Token): string => plainValue(token).replace(/[^\d.,]+$/, '')
const sure = (token: Token, unit?: Token): QuantityReading => ({
  value: plainValue(token),
  isDoubtful: false,
  unit: unit?.text ?? token.unit,
  used: unit ? [token, unit] : [token],
})
/** Whether it is a whole number, also as in accounting tables: «1 000,00» is 1000. */
const isWhole = ({ kind, value }: Token): boolean =>
  kind === 'number' || ((kind === 'price' || kind === 'decimal') && /\d[.,]0+$/.test(value))

const DESIGNATION = new RegExp(`^(?:${pastedWords.designation.join('|')})$`, 'iu')

/** «DIN 338», «ER 32», «тип 2»: the number belongs to the word before it. */
const isNamed = (before: Token | undefined): boolean =>
  before?.kind === 'word' && (DESIGNATION.test(before.text) || /^\p{Lu}{1,5}$/u.test(before.text))

/** Finds the quantity, given that these tokens are the article. */
export const quantityBeside = (
  tokens: readonly Token[],
  { from, to }: Place,
  { isTable, isOrdinal }: Line,
): QuantityReading => {
  const after = tokens.slice(to + 1)
  const before = tokens.slice(0, from).filter((token) => !isOrdinal(token))

  const marked = ({ kind }: Token) => kind === 'quantity'
  for (const isAside of [false, true]) {
    const fits = (token: Token) => marked(token) && token.isAside === isAside
    const found = after.find(fits) ?? before.findLast(fits)
    if (found) return sure(found)
  }

  /** «10-15 шт» */
  const range = (side: readonly Token[], isWithUnit: boolean): QuantityReading | undefined => {
    const at = side.findIndex(
      ({ kind, text }, place) =>
        kind === 'word' && isRange(text) && (!isWithUnit || side[place + 1]?.kind === 'unit'),
    )
    const found = side[at]
    const unit = side[at + 1]?.kind === 'unit' ? side[at + 1] : undefined
    return found && { ...sure(found, unit), isDoubtful: !isWithUnit }
  }
  const between = range(after, true) ?? range(before, true)
  if (between) return between

  /** «5 | шт» and «шт | 5» */
  const besideUnit = (side: readonly Token[]): QuantityReading | undefined => {
    const at = side.findIndex(({ kind }) => kind === 'unit')
    const found = [side[at - 1], side[at + 1]].find((token) => token && isWhole(token))
    return at < 0 || !found ? undefined : sure(found, side[at])
  }
  const withUnit = besideUnit(after) ?? besideUnit(before)
  if (withUnit) return withUnit

  const [next] = after
  if (next?.kind === 'number' || next?.kind === 'counted') {
    const isCounted = next.kind === 'counted'
    return { value: numberIn(next), isDoubtful: isCounted, unit: next.unit, used: [next] }
  }

  /** A number alone in its cell is not part of a name. */
  const sizes = new Map<number, number>()
  for (const { cell } of tokens) sizes.set(cell, (sizes.get(cell) ?? 0) + 1)
  const isAlone = ({ kind, cell }: Token) => kind === 'number' && sizes.get(cell) === 1
  const alone = after.find(isAlone)
  if (alone) return sure(alone)
  const earlier = before.filter(isAlone)
  if (isTable && earlier[0]) return sure(earlier[0])

  const last = after.at(-1)
  if (last?.kind === 'number' && !isNamed(after.at(-2))) {
    return { value: last.value, isDoubtful: after.at(-2)?.kind === 'word', used: [last] }
  }
  const [first] = before
  if (first?.kind === 'number') return sure(first)
  if (earlier[0]) return sure(earlier[0])
  const nearest = before.at(-1)
  if (nearest?.kind === 'number' && !isNamed(before.at(-2))) {
    return { value: nearest.value, isDoubtful: true, used: [nearest] }
  }
  const counted = after.findLast(({ kind }) => kind === 'counted')
  if (counted) return { ...sure(counted), value: numberIn(counted), isDoubtful: true }
  const ofName = range(after, false) ?? range(before, false)
  if (ofName) return ofName
  // one package: «упаковку»; a piece is never written this way
  const [only, behind] = after
  return only?.kind === 'unit' && unitOf(only.text) !== 'piece' && behind?.kind !== 'word'
    ? { ...sure(only), value: '1', unit: only.text }
    : none
}
