import { STATISTICS_MONTHS } from '@isp/contract'

/** Moscow keeps one time all year. */
const SHOP_OFFSET_MS = 3 * 3_600_000

/** 2026-03 as months from the year 0, and back. */
const numberOf = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const monthOf = (number: number): string =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`

/** Both ends included, as `YYYY-MM`. */
export const monthsBetween = (from: string, to: string): string[] =>
  Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, at) => monthOf(numberOf(from) + at))

/** The months of the shop that end with the present one. */
export const latestMonths = (now: Date): string[] => {
  const present = new Date(now.getTime() + SHOP_OFFSET_MS).toISOString().slice(0, 7)
  return monthsBetween(monthOf(numberOf(present) - STATISTICS_MONTHS + 1), present)
}
