type Weighed = { problem: unknown; weight: number | null; quantityOrdered: number }

/** Total weight in grams of the lines that can be ordered, and how many of them have no known weight. */
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
