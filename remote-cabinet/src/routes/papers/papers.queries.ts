import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Offers, Papers } from '@isp/contract'
import { queryOptions } from '@isp/query'
import type { PapersParams } from './papers.params.ts'

export const PAPERS_KEY = ['papers'] as const

type OffersParams = Omit<PapersParams, 'kind' | 'view'>

export const offersQuery = (api: ApiClient, reader: string, query: OffersParams) =>
  queryOptions({
    queryKey: [...PAPERS_KEY, 'offers', reader, query],
    queryFn: ({ signal }): Promise<Offers> =>
      unwrap(api.GET('/api/sale/offers', { params: { query }, signal, ...ignoreErrors() })),
  })

/** The company travels in a header; who looks stands in the key, so that another's never show. */
export const papersQuery = (api: ApiClient, reader: string, query: Omit<PapersParams, 'view'>) =>
  queryOptions({
    queryKey: [...PAPERS_KEY, reader, query],
    queryFn: ({ signal }): Promise<Papers> =>
      unwrap(api.GET('/api/sale/order/papers', { params: { query }, signal, ...ignoreErrors() })),
  })
