import type { ApiClient } from '@isp/api-client'
import type { ProductCard } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { loadProductCard } from './product-card.batch.ts'

/** Minimum, multiplicity and unit of a product, and whether it has a price; `null` when it is no longer sold. */
export const productCardQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['basket', 'product-card', id],
    queryFn: (): Promise<ProductCard | null> => loadProductCard(api, id),
  })
