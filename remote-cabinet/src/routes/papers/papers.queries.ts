import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Papers } from '@isp/contract'
import { queryOptions } from '@isp/query'
import type { PapersParams } from './papers.params.ts'

export const PAPERS_KEY = ['papers'] as const

/** The company travels in a header; who looks stands in the key, so that another's never show. */
export const papersQuery = (api: ApiClient, reader: string, query: PapersParams) =>
  queryOptions({
    queryKey: [...PAPERS_KEY, reader, query],
    queryFn: ({ signal }): Promise<Papers> =>
      unwrap(api.GET('/api/sale/order/papers', { params: { query }, signal, ...ignoreErrors() })),
  })
