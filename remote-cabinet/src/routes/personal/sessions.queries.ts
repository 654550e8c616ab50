import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { queryOptions } from '@isp/query'

export const sessionsKey = ['own-sessions']

export const sessionsQuery = (api: ApiClient, account: string) =>
  queryOptions({
    queryKey: [...sessionsKey, account],
    queryFn: async ({ signal }) =>
      (await unwrap(api.GET('/api/user/sessions', { signal, ...ignoreErrors() }))).items,
  })
