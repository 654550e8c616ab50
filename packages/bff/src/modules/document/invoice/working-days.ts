const DAY = 86_400_000
const isWeekend = (date: Date): boolean => date.getUTCDay() === 0 || date.getUTCDay() === 6

/** So many days later, 2026-11-20 → 2026-11-22. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** So many days later, Saturdays and Sundays not counted; public holidays are not known here. */
export const addWorkingDays = (day: string, days: number): string => {
  let date = new Date(`${day}T00:00:00Z`)
  let left = days
  while (left > 0) {
    date = new Date(date.getTime() + DAY)
    if (!isWeekend(date)) left -= 1
  }
  return date.toISOString().slice(0, 10)
}
