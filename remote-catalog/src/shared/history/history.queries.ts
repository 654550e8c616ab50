import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { OrderedProduct, ProductCard, PromoProducts } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { forgetSeenHere, idsSeenHere, seeHere } from './viewed-here.ts'

/** Whose history it is. */
export type Who = { isAccount: boolean }

/** What is shown of it at once. */
const SHOWN = 12

/** Looking is asked of the server as a read is: once a visit of the page, and nothing waits for it. */
export const viewQuery = (api: ApiClient, { isAccount }: Who, id: number) =>
  queryOptions({
    queryKey: ['history', 'view', isAccount, id],
    retry: false,
    queryFn: async (): Promise<string | null> => {
      if (!isAccount) return seeHere(id, new Date())
      const call = api.POST('/api/catalog/viewed/{id}', {
        params: { path: { id } },
        ...ignoreErrors(),
      })
      return (await unwrap(call)).previousAt
    },
  })

/** What was seen before the sign-in goes to the account first. */
const bringToAccount = async (api: ApiClient): Promise<void> => {
  const productIds = idsSeenHere().toReversed()
  if (productIds.length === 0) return
  await unwrap(api.POST('/api/catalog/viewed/merge', { body: { productIds }, ...ignoreErrors() }))
  forgetSeenHere()
}

/** The latest first. */
export const viewedQuery = (api: ApiClient, { isAccount }: Who) =>
  queryOptions({
    queryKey: ['history', 'viewed', isAccount],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      if (isAccount) {
        await bringToAccount(api)
        const { items } = await unwrap(
          api.GET('/api/catalog/viewed', { signal, ...ignoreErrors() }),
        )
        return items.slice(0, SHOWN + 1).map(({ product }) => product)
      }
      const ids = idsSeenHere().slice(0, SHOWN + 1)
      if (ids.length === 0) return []
      const call = api.POST('/api/catalog/products/cards', {
        body: { ids },
        signal,
        ...ignoreErrors(),
      })
      return (await unwrap(call)).items
    },
  })

/** What the company has ordered of one product. */
export const orderedQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ['history', 'ordered', company, id],
    queryFn: async ({ signal }): Promise<OrderedProduct | null> => {
      const query = { productIds: String(id) }
      const call = api.GET('/api/catalog/ordered', {
        params: { query },
        signal,
        ...ignoreErrors(),
      })
      return (await unwrap(call)).items[0] ?? null
    },
  })

export const relatedQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['history', 'related', id],
    queryFn: async ({ signal }): Promise<ProductCard[]> => {
      const body = { id, limit: SHOWN }
      const call = api.POST('/api/catalog/products/related', { body, signal, ...ignoreErrors() })
      return (await unwrap(call)).items
    },
  })

export const top10Query = (api: ApiClient) =>
  queryOptions({
    queryKey: ['history', 'top10'],
    queryFn: async ({ signal }): Promise<ProductCard[]> =>
      (await unwrap(api.GET('/api/catalog/top10', { signal, ...ignoreErrors() }))).items,
  })

/** Sets of products that the shop shows now on the page of a section; empty: on home. */
export const promoSetsQuery = (api: ApiClient, section = '') =>
  queryOptions({
    queryKey: ['promo', 'products', section],
    queryFn: async ({ signal }): Promise<PromoProducts[]> => {
      const params = { query: { section } }
      const call = api.GET('/api/catalog/promo/products', { params, signal, ...ignoreErrors() })
      return (await unwrap(call)).items
    },
  })
