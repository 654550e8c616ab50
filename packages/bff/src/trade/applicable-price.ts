/**
 * The price that applies, of the first of the sources that has one (D30, D38): price types as `served_price_types` of the
 * database gives them, or whatever holds the prices of each. Undefined: a price on request.
 */
export const applicablePrice = <Source>(
  served: readonly Source[],
  amountOf: (source: Source) => number | undefined,
): number | undefined => {
  for (const source of served) {
    const amount = amountOf(source)
    // the index has NaN where there is no price
    if (amount !== undefined && !Number.isNaN(amount)) return amount
  }
  return undefined
}
