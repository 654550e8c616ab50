import type { FreeStock } from '../../stock/stock.service.ts'

/** D40: working days for which an unpaid order is reserved. */
export const RESERVATION_DAYS = 3

export type ReservedPart = { productId: number; warehouseId: number; quantity: number }

/**
 * Takes the wanted pieces from the warehouses in their sequence, as far as available; lines of the same product are
 * summed first.
 */
export const reserve = (
  wanted: readonly { productId: number; quantity: number }[],
  stock: readonly FreeStock[],
): ReservedPart[] => {
  const stockOf = Map.groupBy(stock, ({ productId }) => productId)
  return [...Map.groupBy(wanted, ({ productId }) => productId)].flatMap(([productId, lines]) => {
    let missing = lines.reduce((whole, { quantity }) => whole + quantity, 0)
    // Stryker disable next-line ArrayDeclaration: an entry that is no stock gives nothing either
    return (stockOf.get(productId) ?? []).flatMap(({ warehouseId, free }) => {
      const taken = Math.min(missing, free)
      missing -= Math.max(0, taken)
      return taken > 0 ? [{ productId, warehouseId, quantity: taken }] : []
    })
  })
}
