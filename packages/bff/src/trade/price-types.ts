/** Id of the price type of the caller's agreement or specification; null if there is none. */
export type OwnPriceType = number | null

/** Price types visible to a caller: the own one, else the base one (D30). 0 is a type that does not exist. */
export type CallerPriceTypes = { own: number; base: number }

/** The caller's own price type, and the base one for goods without a price in it (D30). */
export const pricesOf = (
  ownPriceType: OwnPriceType,
  { basePriceType }: { basePriceType: { id: number } | null },
): CallerPriceTypes => {
  const base = basePriceType?.id ?? 0
  return { own: ownPriceType ?? base, base }
}
