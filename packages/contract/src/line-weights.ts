type Weighed = { problem: unknown; weight: number | null; quantityOrdered: number }

/** What can be ordered weighs so many grams, without so many of its lines: what they weigh nobody has said. */
export const weighLines = (
  lines: readonly Weighed[],
): { weightTotal: number; unweighedCount: number } => {
  let grams = 0
  let unweighedCount = 0
  for (const { problem, weight, quantityOrdered } of lines) {
    if (problem !== null) continue
    if (weight === null) unweighedCount += 1
    else grams += weight * quantityOrdered
  }
  return { weightTotal: Math.round(grams), unweighedCount }
}
