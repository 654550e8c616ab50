import type { StockPart } from '../../stock/stock.service.ts'
import type { ReservedPart } from './reservation.ts'

export type Picking = {
  /** Warehouses from which pieces are taken, reserved and free ones together: one entry per warehouse. */
  taken: ReservedPart[]
  /** The part of `taken` that the order had reserved. */
  fromHeld: ReservedPart[]
  /** Pieces that no warehouse has available for this order. */
  missing: number
}

/**
 * Chooses warehouses for the pieces of one product: first the order's reservations as far as the stock really has
 * them, then free stock. Reservations of other orders are never touched.
 */
export const pick = (
  productId: number,
  quantity: number,
  held: readonly ReservedPart[],
  stock: readonly StockPart[],
): Picking => {
  let missing = quantity
  const fromHeld: ReservedPart[] = []
  const taken = new Map<number, number>()
  const take = (warehouseId: number, most: number): number => {
    const pieces = Math.max(0, Math.min(missing, most))
    missing -= pieces
    if (pieces > 0) taken.set(warehouseId, (taken.get(warehouseId) ?? 0) + pieces)
    return pieces
  }
  for (const { warehouseId, quantity: most } of held) {
    const there = stock.find((part) => part.warehouseId === warehouseId)?.there ?? 0
    const pieces = take(warehouseId, Math.min(most, there))
    if (pieces > 0) fromHeld.push({ productId, warehouseId, quantity: pieces })
  }
  for (const { warehouseId, free } of stock) take(warehouseId, free)
  return {
    taken: [...taken].map(([warehouseId, pieces]) => ({
      productId,
      warehouseId,
      quantity: pieces,
    })),
    fromHeld,
    missing,
  }
}

/** Reservations that change when the named ones are dropped and then `pieces` more. */
export const drop = (
  held: readonly ReservedPart[],
  named: readonly ReservedPart[],
  pieces: number,
): ReservedPart[] => {
  let more = pieces - named.reduce((whole, { quantity }) => whole + quantity, 0)
  return held.flatMap((part) => {
    const own = named.find(({ warehouseId }) => warehouseId === part.warehouseId)?.quantity ?? 0
    const further = Math.max(0, Math.min(more, part.quantity - own))
    more -= further
    const left = part.quantity - own - further
    return left === part.quantity ? [] : [{ ...part, quantity: left }]
  })
}

const isOf = (one: ReservedPart | StockPart) => (other: ReservedPart | StockPart) =>
  one.productId === other.productId && one.warehouseId === other.warehouseId

/** The reservations with changed ones replaced. */
export const withChanged = (
  held: readonly ReservedPart[],
  changed: readonly ReservedPart[],
): ReservedPart[] => held.map((part) => changed.find(isOf(part)) ?? part)

/** The stock after pieces were taken, `fromHeld` of them out of the order's reservations. */
export const withoutTaken = (
  stock: readonly StockPart[],
  taken: readonly ReservedPart[],
  fromHeld: readonly ReservedPart[],
): StockPart[] =>
  stock.map((part) => {
    const gone = taken.find(isOf(part))?.quantity ?? 0
    const held = fromHeld.find(isOf(part))?.quantity ?? 0
    return { ...part, there: part.there - gone, free: part.free - (gone - held) }
  })
