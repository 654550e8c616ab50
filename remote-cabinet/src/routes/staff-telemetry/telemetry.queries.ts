import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { BrowserErrorsQuery, VitalsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'

export const vitalsQuery = (api: ApiClient, query: VitalsQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'vitals', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/telemetry/vitals', { params: { query }, signal, ...ignoreErrors() }),
      ),
  })

export const browserErrorsQuery = (api: ApiClient, query: BrowserErrorsQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'browser-errors', query],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/telemetry/errors', { params: { query }, signal, ...ignoreErrors() }),
      ),
  })
