/** Public holidays of every year (article 112 of the Labour Code), as month and day. */
const holidays: ReadonlySet<string> = new Set([
  ...['01-01', '01-02', '01-03', '01-04', '01-05', '01-06', '01-07', '01-08'],
  ...['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'],
])

/** Weekdays made days off by a decree or by a holiday on a weekend. Extend every autumn. */
const movedHere: ReadonlySet<string> = new Set([
  ...['2026-01-09', '2026-03-09', '2026-05-11', '2026-12-31'],
  ...['2027-05-03', '2027-05-10', '2027-06-14'],
])

/** The shop's time zone: Moscow, without daylight saving time. */
export const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 86_400_000
const CLOSING_HOUR = 18

/** A day number in the shop's time zone. */
const dayOf = (at: Date): number => Math.floor((at.getTime() + OFFSET_MS) / DAY_MS)

const isWorking = (day: number): boolean => {
  const date = new Date(day * DAY_MS)
  const iso = date.toISOString().slice(0, 10)
  const weekday = date.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !holidays.has(iso.slice(5)) && !movedHere.has(iso)
}

const closingOf = (day: number): Date =>
  new Date(day * DAY_MS - OFFSET_MS + CLOSING_HOUR * 3_600_000)

const workingDayFrom = (from: number, count: number): number => {
  const step = Math.sign(count)
  let day = from
  for (let left = Math.abs(count); left > 0; ) {
    day += step
    if (isWorking(day)) left -= 1
  }
  return day
}

/** The end of the working day that is `count` working days after (or, if negative, before) the day of `from`. */
export const workingDaysFrom = (from: Date, count: number): Date =>
  closingOf(workingDayFrom(dayOf(from), count))

const toIso = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)
const fromIso = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** The date at a moment in the shop's time zone. */
export const moscowDay = (at: Date): string => toIso(dayOf(at))

export const isWorkingDay = (day: string): boolean => isWorking(fromIso(day))

/** Adds days: 2026-11-20 and 2 are 2026-11-22. */
export const addDays = (day: string, count: number): string => toIso(fromIso(day) + count)

/** Adds working days. */
export const addWorkingDays = (day: string, count: number): string =>
  toIso(workingDayFrom(fromIso(day), count))
