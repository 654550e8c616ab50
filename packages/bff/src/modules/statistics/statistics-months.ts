import { STATISTICS_MONTHS } from '@isp/contract'

/** Moscow is at UTC+3 all year. */
const SHOP_OFFSET_MS = 3 * 3_600_000

/** Converts 2026-03 to a number of months since year 0; `monthOf` converts it back. */
const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** The months from `from` to `to`, both included, as `YYYY-MM`. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, at) => monthOf(numberOf(from) + at))

/** The last STATISTICS_MONTHS months by Moscow time, the present one included. */
export const latestMonths = (now: Date): string[] => {
  const present = new Date(now.getTime() + SHOP_OFFSET_MS).toISOString().slice(0, 7)
  return monthsBetween(monthOf(numberOf(present) - STATISTICS_MONTHS + 1), present)
}
