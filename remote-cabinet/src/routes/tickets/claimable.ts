import type { Order, OrderShipment } from '@isp/contract'
import type { OrderClaim } from '../../shared/claim/claim.queries.ts'

/** A line of which something came that nobody has claimed yet. */
export type Claimable = Pick<Order['lines'][number], 'place' | 'name' | 'article' | 'unit'> & {
  /** Pieces that may be claimed. */
  most: number
  /** Those that it came with, and their places among all. */
  shipments: { id: number; at: OrderShipment['at']; index: number }[]
}

/** The server counts the same way: what was declined may be claimed anew. */
export const claimableOf = (
  { lines, shipments }: Pick<Order, 'lines' | 'shipments'>,
  claims: readonly OrderClaim[],
): Claimable[] =>
  lines.flatMap(({ place, name, article, unit, shipped }) => {
    const claimed = claims
      .filter((claim) => claim.place === place && claim.outcome !== 'declined')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const most = shipped - claimed
    if (most <= 0) return []
    const ofLine = shipments.flatMap(({ id, at, lines: parts }, index) =>
      parts.some((part) => part.place === place) ? [{ id, at, index }] : [],
    )
    return [{ place, name, article, unit, most, shipments: ofLine }]
  })
