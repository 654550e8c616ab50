import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { StaffPicturesQuery, StaffTextsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { staffKey } from '../../shared/staff/staff.queries.ts'
import type { TextPlace } from './text-place.ts'

export const textsKey = [...staffKey, 'texts'] as const

export const textsQuery = (api: ApiClient, query: StaffTextsQuery) =>
  queryOptions({
    queryKey: [...textsKey, 'list', query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/content/texts', { params: { query }, signal, ...ignoreErrors() })),
  })

export const textQuery = (api: ApiClient, { kind, slug }: TextPlace) =>
  queryOptions({
    queryKey: [...textsKey, kind, slug],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/content/texts/{kind}/{slug}', {
          params: { path: { kind, slug } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

/** The same call as for a saved text: what is shown is what visitors will see. */
export const previewQuery = (api: ApiClient, source: string) =>
  queryOptions({
    queryKey: [...staffKey, 'preview', source],
    queryFn: ({ signal }) =>
      unwrap(
        api.POST('/api/content/texts/preview', { body: { source }, signal, ...ignoreErrors() }),
      ),
    gcTime: 0,
  })

export const topicsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['education', 'topology'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/education/topology', { signal, ...ignoreErrors() })),
  })

export const staffTopicsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...textsKey, 'topics'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/content/topics', { signal, ...ignoreErrors() })),
  })

export const picturesKey = [...staffKey, 'pictures'] as const

/** Asked for anew each time: texts that have been saved since name other pictures. */
export const picturesQuery = (api: ApiClient, query: StaffPicturesQuery) =>
  queryOptions({
    queryKey: [...picturesKey, query],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/core/asset', { params: { query }, signal, ...ignoreErrors() })),
    gcTime: 0,
  })
