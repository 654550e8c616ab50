import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Draft, DraftSummary } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { useAuth } from '@isp/session'

export type DraftListParams = { page: number; q?: string }
export type DraftList = {
  items: DraftSummary[]
  total: number
  page: number
  pageSize: number
  pages: number
}

/** Beginnings of keys. */
export const draftKeys = { lists: ['drafts'], drafts: ['draft'] } as const

/** Whose drafts, at whose prices: another company or agreement never shows what was read for this one. */
export const useDraftReader = (): string =>
  useAuth(({ companyUuid, agreementUuid, specificationUuid }) =>
    [companyUuid, agreementUuid, specificationUuid].join(':'),
  )

export const draftsQuery = (api: ApiClient, reader: string, params: DraftListParams) =>
  queryOptions({
    queryKey: [...draftKeys.lists, reader, params],
    queryFn: ({ signal }): Promise<DraftList> =>
      unwrap(
        api.GET('/api/sale/v2/basket/draft', {
          params: { query: params },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })

export const draftQuery = (api: ApiClient, reader: string, id: number) =>
  queryOptions({
    queryKey: [...draftKeys.drafts, reader, id],
    queryFn: ({ signal }): Promise<Draft> =>
      unwrap(
        api.GET('/api/sale/v2/basket/draft/{id}', {
          params: { path: { id } },
          signal,
          ...ignoreErrors(),
        }),
      ),
  })
