import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { queryOptions } from '@isp/query'
import { type Standing, useStanding } from '@isp/session'

/** The beginning of every key of tickets: the live channel names nothing else. */
export const ticketsKey = ['tickets'] as const

const companyOf = (standing: Standing): string =>
  standing.kind === 'member' ? standing.company.uuid : ''

/** Whose tickets are seen: with another company they are others (D54). */
export const useTicketsCompany = (): string => companyOf(useStanding())

/** §2.9: how many messages have not been read. */
export const unreadTicketsQuery = (api: ApiClient, company: string) =>
  queryOptions({
    queryKey: [...ticketsKey, 'unread', company],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/tickets/unread-count', { signal, ...ignoreErrors() })),
  })
