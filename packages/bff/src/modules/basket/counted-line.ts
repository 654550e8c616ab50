import type { Database } from '../../kernel/database.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import type { CatalogCards, ProductOfferRow } from '../goods/lists/catalog-cards.service.ts'
import type { KnownOffer, StoredLine } from './basket-line.sql.ts'

/** Pieces that open orders wait for, by product id; a product that nobody waits for has none. */
export type WaitingPieces = (
  database: Database,
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** A line with what the catalogue and earlier orders say of its product. */
export type CountedLine = {
  productId: number
  lineName: string | null
  /** As it was asked for, and as the minimum and the multiplicity make it (D21). */
  asked: number
  quantity: number
  /** Null: not sold any more. */
  product: ProductOfferRow | null
  /** Pieces that earlier orders wait for: deliveries serve them first. */
  waiting: number
  comment: string
  known: KnownOffer | null
}

/** Asked only for lines with missing pieces and an expected delivery. */
const isAwaited = ({ available, fitting, arrivals, isSold }: ProductOfferRow): boolean =>
  isSold && available < fitting && arrivals.length > 0

/** Lines counted at this moment, in the transaction of `database`; their order is kept. */
export const countLines = async (
  { catalog, waitingPieces }: { catalog: CatalogCards; waitingPieces: WaitingPieces },
  database: Database,
  lines: readonly StoredLine[],
  prices: CallerPriceTypes,
): Promise<CountedLine[]> => {
  if (lines.length === 0) return []
  const products = await catalog.productOffers(database, lines, prices)
  const awaited = [...products.values()].filter(isAwaited).map(({ id }) => id)
  const waiting = await waitingPieces(database, awaited)
  return lines.map(({ productId, name, quantity, comment = '', known: seen = null }) => {
    const known = products.get(productId)
    const product = known?.isSold ? known : null
    return {
      productId,
      lineName: name ?? known?.name ?? null,
      asked: quantity,
      quantity: product?.fitting ?? quantity,
      product,
      waiting: waiting.get(productId) ?? 0,
      comment,
      known: seen,
    }
  })
}

/** A product that is sent twice is one line, where it stood first. */
export const joinItems = (
  items: readonly { productId: number; quantityOrdered: number; comment?: string | undefined }[],
): StoredLine[] => {
  const joined = new Map<number, StoredLine>()
  for (const { productId, quantityOrdered, comment } of items) {
    const before = joined.get(productId)
    const quantity = (before?.quantity ?? 0) + quantityOrdered
    joined.set(productId, { productId, name: null, quantity, comment: before?.comment || comment })
  }
  return [...joined.values()]
}
