import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'

export const releasesKey = [...staffKey, 'releases']

/** A canary may end any second, so the page asks again. */
const AGAIN_MS = 5000

export const releasesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: releasesKey,
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/releases', { signal, ...ignoreErrors() })),
    refetchInterval: AGAIN_MS,
  })
