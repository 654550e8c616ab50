/** Id of the price type of the caller's agreement or specification; null for whoever has none. */
export type OwnPriceType = number | null

/** The price types a caller may see: her own, else the base one (D30). 0 is a type that does not exist. */
export type CallerPriceTypes = { own: number; base: number }

/** Her own price type, and the base one for what it says nothing about (D30). */
export const pricesOf = (
  ownPriceType: OwnPriceType,
  { basePriceType }: { basePriceType: { id: number } | null },
): CallerPriceTypes => {
  const base = basePriceType?.id ?? 0
  return { own: ownPriceType ?? base, base }
}
