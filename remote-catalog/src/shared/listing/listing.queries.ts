import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ProductsAnswer, ProductsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import type { ListingParams } from './listing.params.ts'

/** Whose products are listed. */
export type ListingScope = { section?: string; brand?: string; q?: string }

/** The filter body of POST /api/catalog/products. Of the views the matrix alone has data of its own. */
export const toProductsQuery = (scope: ListingScope, params: ListingParams): ProductsQuery => ({
  ...scope,
  ...(params.filters.length > 0 ? { filters: [...params.filters] } : {}),
  ...(params.sort ? { sort: params.sort, ...(params.first && { stockFirst: true }) } : {}),
  // the popular ones, those in stock first, have a name of their own
  ...(params.first && !params.sort ? { sort: params.first } : {}),
  ...(params.view === 'matrix' ? { matrix: params.matrix || true } : {}),
  page: params.page,
  ...(params.size ? { pageSize: params.size } : {}),
})

/** A page of products with facets. Fails with 404 when the scope or the page does not exist (D20). */
export const listingQuery = (api: ApiClient, scope: ListingScope, params: ListingParams) => {
  const body = toProductsQuery(scope, params)
  return queryOptions({
    queryKey: ['catalog', 'listing', body],
    queryFn: ({ signal }): Promise<ProductsAnswer> =>
      unwrap(api.POST('/api/catalog/products', { body, signal, ...ignoreErrors() })),
  })
}
