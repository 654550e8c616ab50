import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { OnecExchangesQuery, OnecFilesQuery, OnecOrdersQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { exchangeKey } from '../exchange.queries.ts'

const key = [...exchangeKey, 'onec'] as const
const WATCH_MS = 5000

const isGoing = ({ state }: { state: string | null }): boolean =>
  state === 'receiving' || state === 'queued' || state === 'running'

export const nowQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...key, 'now'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/exchange/onec/now', { signal, ...ignoreErrors() })),
  })

export const exchangesQuery = (api: ApiClient, query: OnecExchangesQuery) =>
  queryOptions({
    queryKey: [...key, 'exchanges', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/onec/exchanges', {
          params: { query },
          signal,
          ...ignoreErrors(),
        }),
      ),
    refetchInterval: ({ state: { data } }) => data?.items.some(isGoing) && WATCH_MS,
  })

export const exchangeQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...key, 'exchange', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/onec/exchanges/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
    refetchInterval: ({ state: { data } }) => data && isGoing(data) && WATCH_MS,
  })

export const filesQuery = (api: ApiClient, id: string, query: OnecFilesQuery) =>
  queryOptions({
    queryKey: [...key, 'files', id, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/onec/exchanges/{id}/files', {
          params: { path: { id }, query },
          signal,
          ...ignoreErrors(),
        }),
      ),
    refetchInterval: ({ state: { data } }) => data?.items.some(isGoing) && WATCH_MS,
  })

export const ordersQuery = (api: ApiClient, query: OnecOrdersQuery) =>
  queryOptions({
    queryKey: [...key, 'orders', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/onec/orders', {
          params: { query },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
