import type { Database } from '../../kernel/database.ts'
import type { CallerPriceTypes } from '../../trade/price-types.ts'
import type { CatalogCards, ProductOfferRow } from '../goods/lists/catalog-cards.service.ts'
import type { KnownOffer, StoredLine } from './basket-line.sql.ts'

/** Pieces that open orders wait for, by product id; a product that no order waits for is not in the map. */
export type WaitingPieces = (
  database: Database,
  productIds: readonly number[],
) => Promise<ReadonlyMap<number, number>>

/** A line with the present catalogue data of its product and the pieces that earlier orders wait for. */
export type CountedLine = {
  productId: number
  lineName: string | null
  /** The quantity as entered; `quantity` is raised to the minimum and the multiplicity (D21). */
  asked: number
  quantity: number
  /** Null: unknown or no longer sold. */
  product: ProductOfferRow | null
  /** Pieces that earlier orders wait for: deliveries serve them first. */
  waiting: number
  comment: string
  known: KnownOffer | null
}

/** Waiting pieces are read only for sold products with too little stock and an expected delivery; the others get 0. */
const isAwaited = ({ available, fitting, arrivals, isSold }: ProductOfferRow): boolean =>
  isSold && available < fitting && arrivals.length > 0

/** Adds present catalogue data to lines, on the connection `database`; keeps their order. */
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

/** Joins items of one product into one line at the place of the first; quantities are added, the first comment is kept. */
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
