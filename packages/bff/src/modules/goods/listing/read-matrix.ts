import type { Matrix, ProductsQuery } from '@isp/contract'
import { type OwnPriceType, pricesOf } from '../../../trade/price-types.ts'
import type { CatalogContext } from '../catalog.context.ts'
import { planListing } from './listing.query.ts'
import { askedMatrix, MATRIX_LIMITS, presentMatrix } from './listing-matrix.ts'

/** The list of a query as a matrix, at the caller's prices. */
export const readMatrix = async (
  context: CatalogContext,
  asked: ProductsQuery,
  ownPriceType: OwnPriceType,
  limits = MATRIX_LIMITS,
): Promise<Matrix> => {
  const { index, metadata } = await context.describeIndexed()
  const { query, section } = planListing(asked, metadata, pricesOf(ownPriceType, metadata).own)
  const layout = index.matrix(query, limits, askedMatrix(asked.matrix))
  return presentMatrix(layout, { metadata, limits }, (ids) =>
    context.listedCards(ids, ownPriceType, { index, metadata, section }),
  )
}
