import { codesColumn, type IndexData, uint32Column } from './columns.ts'

/** Day 0. The arrival column has two bytes a product, which lasts until 2199. */
export const EPOCH = '2020-01-01'
const EPOCH_MS = Date.parse(EPOCH)
const DAY_MS = 86_400_000

/** Day number of a date in a URL (2026-12-01); null if it is not a date. */
export const dayOf = (date: string): number | null => {
  if (!/^20\d\d-\d\d-\d\d$/.test(date)) return null
  const day = (Date.parse(date) - EPOCH_MS) / DAY_MS
  return Number.isNaN(day) || dateOf(day) !== date ? null : day
}

export const dateOf = (day: number): string =>
  new Date(EPOCH_MS + day * DAY_MS).toISOString().slice(0, 10)

/** Special values of the arrival column besides a day. */
export const NEVER = 0
export const NOW = 1

export type Days = {
  today(): number
  turn(today: number): void
  /** Positions whose arrival day is past and that may have to be read again. */
  overdue(): number[]
}

export const openDays = (data: IndexData): Days => {
  const clock = uint32Column(data, 'today')
  const arrivals = codesColumn(data, 'arrival')
  const today = (): number => clock[0] ?? 0
  return {
    today,
    turn: (next) => {
      clock[0] = next
    },
    overdue: () => {
      const positions: number[] = []
      for (let position = 0; position < arrivals.length; position += 1) {
        const day = arrivals[position] as number
        if (day > NOW && day < today()) positions.push(position)
      }
      return positions
    },
  }
}
