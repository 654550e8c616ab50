import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type {
  ExchangeOutcome,
  ExchangeState,
  ExchangeWaitingQuery,
  SharedCompaniesQuery,
  StaffExchangeLoadsQuery,
} from '@isp/contract'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'

export const exchangeKey = [...staffKey, 'exchange'] as const

const WATCH_MS = 5000

export const isOpen = (state: ExchangeState | undefined): boolean =>
  state === 'queued' || state === 'running'

export const loadsQuery = (api: ApiClient, query: StaffExchangeLoadsQuery) =>
  queryOptions({
    queryKey: [...exchangeKey, 'loads', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/loads', { params: { query }, signal, ...ignoreErrors() }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => isOpen(state)) && WATCH_MS,
  })

export const loadQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...exchangeKey, 'load', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/loads/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
    refetchInterval: ({ state: { data } }) => isOpen(data?.state) && WATCH_MS,
  })

/** What a held list would hide. */
export const unnamedQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...exchangeKey, 'unnamed', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/loads/{id}/unnamed', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

/** `state`: what became of the records is asked for anew when the load has gone on. */
export const resultsQuery = (
  api: ApiClient,
  { id, state }: { id: string; state: ExchangeState },
  query: { from: number; outcome?: ExchangeOutcome },
) =>
  queryOptions({
    queryKey: [...exchangeKey, 'results', id, state, query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/loads/{id}/results', {
          params: { path: { id }, query },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export const waitingQuery = (api: ApiClient, query: ExchangeWaitingQuery) =>
  queryOptions({
    queryKey: [...exchangeKey, 'waiting', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/waiting', { params: { query }, signal, ...ignoreErrors() }),
      ),
  })

export const companiesQuery = (api: ApiClient, query: SharedCompaniesQuery) =>
  queryOptions({
    queryKey: [...exchangeKey, 'companies', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/exchange/companies', { params: { query }, signal, ...ignoreErrors() }),
      ),
  })

export const accountsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...exchangeKey, 'accounts'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/exchange/accounts', { signal, ...ignoreErrors() })),
  })

export const accessesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...exchangeKey, 'onec-accesses'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/exchange/onec/accesses', { signal, ...ignoreErrors() })),
  })
