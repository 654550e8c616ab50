type OwnLine = { place: number; productId: number; price: number; quantity: number }
type ReportedLine = { productId: number | null; price: number; quantity: number }

/**
 * Distributes pieces of products over the lines in their order, to each at most its own quantity; several lines may
 * have the same product.
 */
export const shareOut = (
  lines: readonly { productId: number; quantity: number }[],
  pieces: readonly { productId: number | null; quantity: number }[],
): number[] => {
  const left = new Map<number | null, number>()
  for (const { productId, quantity } of pieces)
    left.set(productId, (left.get(productId) ?? 0) + quantity)
  return lines.map(({ productId, quantity }) => {
    const taken = Math.min(quantity, left.get(productId) ?? 0)
    left.set(productId, (left.get(productId) ?? 0) - taken)
    return taken
  })
}

/**
 * For one product: reported lines are matched to ours by price; a reported line with another price goes to one of
 * our lines whose price is not reported.
 */
const matchProduct = (ours: readonly OwnLine[], reported: readonly ReportedLine[]) => {
  const found = new Map(ours.map(({ place, price }) => [place, { is: 0, price }]))
  const add = (place: number, quantity: number, price: number): void => {
    found.set(place, { is: (found.get(place)?.is ?? 0) + quantity, price })
  }
  const prices = new Set(reported.map(({ price }) => price))
  for (const [price, lines] of Map.groupBy(ours, (line) => line.price)) {
    const pieces = reported.filter((line) => line.price === price)
    const shares = shareOut(lines, pieces)
    let more = pieces.reduce((whole, { quantity }) => whole + quantity, 0)
    for (const [at, { place }] of lines.entries()) {
      const share = at === lines.length - 1 ? more : (shares[at] ?? 0)
      more -= share
      add(place, share, price)
    }
  }
  const unnamed = ours.filter(({ price }) => !prices.has(price))
  const strange = reported.filter(({ price }) => ours.every((line) => line.price !== price))
  for (const [at, { quantity, price }] of strange.entries()) {
    const line = unnamed[at] ?? unnamed.at(-1) ?? ours.at(-1)
    if (line) add(line.place, quantity, price)
  }
  return found
}

/** Pieces and price that the accounting system has for each of our lines, by place. */
export const matchLines = (
  ours: readonly OwnLine[],
  reported: readonly ReportedLine[],
): ReadonlyMap<number, { is: number; price: number }> => {
  const reportedOf = Map.groupBy(reported, ({ productId }) => productId)
  return new Map(
    [...Map.groupBy(ours, ({ productId }) => productId)].flatMap(([productId, lines]) => [
      ...matchProduct(lines, reportedOf.get(productId) ?? []),
    ]),
  )
}
