import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { StaffLettersQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'

export const staffLettersQuery = (api: ApiClient, query: StaffLettersQuery) =>
  queryOptions({
    queryKey: [...staffKey, 'letters', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/letters', { params: { query }, signal, ...ignoreErrors() })),
  })

export const staffLetterQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...staffKey, 'letter', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/admin/letters/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
