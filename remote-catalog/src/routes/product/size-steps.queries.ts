import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { queryOptions } from '@isp/query'

export const sizeStepsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['catalog', 'size-steps', id],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/catalog/products/{id}/size-steps', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
