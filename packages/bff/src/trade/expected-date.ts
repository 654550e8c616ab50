/** A delivery to come: its day as 2026-12-01, and pieces. */
export type Arrival = { date: string; quantity: number }

/** The first day on which deliveries cover the missing quantity, after earlier orders are served; null: unknown. */
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
