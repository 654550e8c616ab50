/** What is to come to a warehouse: the day as 2026-12-01, pieces. */
export type Arrival = { date: string; quantity: number }

/** The first day by which deliveries cover what is missing, after those who have waited longer; null: nobody knows. */
export const expectedDate = (
  arrivals: readonly Arrival[],
  waiting: number,
  missing: number,
): string | null => {
  if (missing <= 0) return null
  let arrived = 0
  for (const { date, quantity } of arrivals) {
    arrived += quantity
    if (arrived >= waiting + missing) return date
  }
  return null
}
