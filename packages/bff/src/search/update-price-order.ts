/** A new price of a product: its position, and kopecks or NaN. */
export type PriceChange = { position: number; amount: number }

export type PriceOrder = {
  /** Positions by ascending price, equal prices by popularity, products without a price last. */
  order: Uint32Array
  prices: Float64Array
  popularRank: Uint32Array
}

const keyOf = (amount: number): number => (Number.isNaN(amount) ? Number.POSITIVE_INFINITY : amount)

/** The first place whose product does not come before this price and rank. */
const placeOf = (
  { order, prices, popularRank }: PriceOrder,
  amount: number,
  rank: number,
): number => {
  const key = keyOf(amount)
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const position = order[middle] as number
    const other = keyOf(prices[position] as number)
    if (other < key || (other === key && (popularRank[position] as number) < rank)) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Changes prices and repairs the order in place: k log n steps find the places, then only the part of the order between
 * the outermost places is moved. A position may occur once in `moves`; `scratch` must be as long as the order.
 */
export const updatePriceOrder = (
  own: PriceOrder,
  moves: readonly PriceChange[],
  scratch: Uint32Array,
): void => {
  if (moves.length === 0) return
  const { order, prices, popularRank } = own
  const rankOf = ({ position }: PriceChange): number => popularRank[position] as number
  const leaving = Uint32Array.from(moves, (move) =>
    placeOf(own, prices[move.position] as number, rankOf(move)),
  ).sort()
  const coming = moves
    .map((move) => {
      const rank = rankOf(move)
      const place = placeOf(own, move.amount, rank)
      return { position: move.position, key: keyOf(move.amount), rank, place }
    })
    .sort(
      (one, other) =>
        one.place - other.place ||
        (one.key === other.key ? one.rank - other.rank : one.key - other.key),
    )
  const start = Math.min(leaving[0] ?? 0, coming[0]?.place ?? 0)
  const end = Math.max((leaving.at(-1) ?? 0) + 1, coming.at(-1)?.place ?? 0)
  let read = start
  let write = start
  const copyTo = (place: number): void => {
    scratch.set(order.subarray(read, place), write)
    write += place - read
    read = place
  }
  let gone = 0
  for (const { position, place } of coming) {
    for (; (leaving[gone] ?? end) < place; gone += 1) {
      copyTo(leaving[gone] as number)
      read += 1
    }
    copyTo(place)
    scratch[write] = position
    write += 1
  }
  for (const place of leaving.subarray(gone)) {
    copyTo(place)
    read += 1
  }
  copyTo(end)
  order.set(scratch.subarray(start, end), start)
  for (const { position, amount } of moves) prices[position] = amount
}
