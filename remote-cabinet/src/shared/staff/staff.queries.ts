import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type {
  OrderDifferencesQuery,
  StaffActsQuery,
  StaffCompaniesQuery,
  StaffCompany,
  StaffOrder,
  StaffOrdersQuery,
  StaffPeopleQuery,
} from '@isp/contract'
import { queryOptions } from '@isp/query'

/** Everything that a change of the staff may make untrue. */
export const staffKey = ['staff'] as const

/** What waits for this member of the staff. */
export const staffWaitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...staffKey, 'waiting'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/waiting', { signal, ...ignoreErrors() })),
  })

export const staffCompaniesQuery = (api: ApiClient, query: StaffCompaniesQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'companies', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/company', { params: { query }, signal, ...ignoreErrors() })),
  })

export const staffCompanyQuery = (api: ApiClient, uuid: string) =>
  queryOptions({
    queryKey: [...staffKey, 'company', uuid],
    queryFn: ({ signal }): Promise<StaffCompany> =>
      unwrap(
        api.GET('/api/admin/company/{uuid}', {
          params: { path: { uuid } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export const staffOrdersQuery = (api: ApiClient, query: StaffOrdersQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'orders', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/order', { params: { query }, signal, ...ignoreErrors() })),
  })

export const orderDifferencesQuery = (api: ApiClient, query: OrderDifferencesQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'differences', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/order/differences', { params: { query }, signal, ...ignoreErrors() }),
      ),
  })

export const staffOrderQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...staffKey, 'order', id],
    queryFn: ({ signal }): Promise<StaffOrder> =>
      unwrap(
        api.GET('/api/admin/order/{id}', { params: { path: { id } }, signal, ...ignoreErrors() }),
      ),
  })

export const staffPeopleQuery = (api: ApiClient, query: StaffPeopleQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'people', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/access/user', { params: { query }, signal, ...ignoreErrors() })),
  })

export const staffActsQuery = (api: ApiClient, query: StaffActsQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'acts', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/acts', { params: { query }, signal, ...ignoreErrors() })),
  })

export const jobsQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: [...staffKey, 'jobs', page],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/jobs', { params: { query: { page } }, signal, ...ignoreErrors() }),
      ),
    refetchInterval: 5000,
  })
