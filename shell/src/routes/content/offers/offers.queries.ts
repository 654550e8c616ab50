import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { SpecialOffer, SpecialOfferSummary } from '@isp/contract'
import { queryOptions } from '@isp/query'

const offersKey = ['special-offers'] as const

export const offersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...offersKey, 'current'],
    queryFn: async ({ signal }): Promise<SpecialOfferSummary[]> => {
      const { items } = await unwrap(api.GET('/api/content/offers', { signal, ...ignoreErrors() }))
      return items
    },
  })

export const offerQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...offersKey, id],
    queryFn: ({ signal }): Promise<SpecialOffer> =>
      unwrap(
        api.GET('/api/content/offers/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
