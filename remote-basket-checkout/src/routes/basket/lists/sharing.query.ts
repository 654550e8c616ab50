import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { SharedList } from '@isp/contract'
import { queryOptions } from '@isp/query'

/** A list behind a link; `reader` names the company and the agreement at whose prices it is shown. */
export const sharingQuery = (api: ApiClient, reader: string, id: string) =>
  queryOptions({
    queryKey: ['sharing', reader, id],
    queryFn: ({ signal }): Promise<SharedList> =>
      unwrap(
        api.GET('/api/sale/sharing/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
