import { type ApiClient, ApiError, ignoreErrors, unwrap } from '@isp/api-client'
import type { SearchMissesQuery, SynonymsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { staffKey } from './staff.queries.ts'

export const synonymsKey = [...staffKey, 'synonyms'] as const

export const synonymsQuery = (api: ApiClient, query: SynonymsQuery) =>
  queryOptions({
    queryKey: [...synonymsKey, query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/synonyms', { params: { query }, signal, ...ignoreErrors() })),
  })

export const missesQuery = (api: ApiClient, query: SearchMissesQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'misses', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/synonyms/misses', { params: { query }, signal, ...ignoreErrors() })),
  })

export const noticeKey = [...staffKey, 'notice'] as const

export const noticeQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: noticeKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/core/service-notification/stored', { signal, ...ignoreErrors() })),
  })

export const ratesKey = [...staffKey, 'rates'] as const

/** Past what the browser keeps of it: who has just named a rate looks for it. */
export const ratesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ratesKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/catalog/currency-rate', { signal, cache: 'reload', ...ignoreErrors() })),
  })

/** Goods of the catalogue by what is typed of them. */
export const foundGoodsQuery = (api: ApiClient, q: string, page: number) =>
  queryOptions({
    queryKey: [...staffKey, 'goods', q, page],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/catalog/products', { body: { q, page }, signal, ...ignoreErrors() })),
  })

export const filterOrderKey = [...staffKey, 'filter-order'] as const

/** Filters of a section as buyers see them, and the order that the staff has given them. */
export const filterOrderQuery = (api: ApiClient, { id, slug }: { id: number; slug: string }) =>
  queryOptions({
    queryKey: [...filterOrderKey, id],
    queryFn: async ({ signal }) => {
      const [order, { facets }] = await Promise.all([
        unwrap(
          api.GET('/api/admin/section/{id}/filter-order', {
            ...{ params: { path: { id } }, signal, ...ignoreErrors() },
          }),
        ),
        unwrap(
          api.POST('/api/catalog/products', { body: { section: slug }, signal, ...ignoreErrors() }),
        ),
      ])
      return { order, facets }
    },
  })

export const propertyBetterKey = [...staffKey, 'property-better'] as const

/** Which value of every property is the better one in a comparison. */
export const propertyBetterQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: propertyBetterKey,
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/properties/better', { signal, ...ignoreErrors() })),
  })

export const ownFieldsKey = [...staffKey, 'own-fields'] as const

/** D56: what the staff keeps of a product, and what it is in the shop now; null where the shop does not show it. */
export const ownFieldsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...ownFieldsKey, id],
    queryFn: async ({ signal }) => {
      const call = { params: { path: { id } }, signal, ...ignoreErrors() }
      const [{ items }, product] = await Promise.all([
        unwrap(api.GET('/api/admin/product/{id}/own-fields', call)),
        // past what the browser keeps of it: who has just changed a field looks for it
        unwrap(api.GET('/api/catalog/products/{id}', { ...call, cache: 'reload' })).catch(
          (error: unknown) => {
            if (error instanceof ApiError && error.status === 404) return null
            throw error
          },
        ),
      ])
      return { items, product }
    },
  })
