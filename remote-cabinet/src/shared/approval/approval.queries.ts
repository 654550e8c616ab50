import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { ApprovalsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** The beginning of every key of requests: the live channel names nothing else. */
export const approvalsKey = ['approvals'] as const

export const approvalsQuery = (api: ApiClient, company: string, query: ApprovalsQuery) =>
  queryOptions({
    queryKey: [...approvalsKey, company, query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/sale/approval', { params: { query }, signal, ...ignoreErrors() })),
  })

export const approvalQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: [...approvalsKey, company, id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/sale/approval/{id}', { params: { path: { id } }, signal, ...ignoreErrors() }),
      ),
  })
