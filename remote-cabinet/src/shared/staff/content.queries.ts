import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
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
