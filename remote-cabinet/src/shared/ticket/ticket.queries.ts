import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import type { Ticket, TicketComment, TicketSummary, TicketsQuery } from '@isp/contract'
import { queryOptions } from '@isp/query'
import { ticketsKey } from './unread-tickets.query.ts'

export type TicketList = {
  items: TicketSummary[]
  total: number
  page: number
  pageSize: number
  pages: number
}

export const ticketKeys = {
  lists: (company: string) => [...ticketsKey, company, 'list'],
  /** Not among those that the live channel has read anew: see useTicketSync. */
  talk: (company: string, id: number) => ['ticket-talk', company, id],
  ticket: (company: string, id: number) => ['ticket-talk', company, id, 'ticket'],
  comments: (company: string, id: number) => ['ticket-talk', company, id, 'comments'],
} as const

export const ticketsQuery = (api: ApiClient, company: string, query: TicketsQuery) =>
  queryOptions({
    queryKey: [...ticketKeys.lists(company), query],
    queryFn: ({ signal }): Promise<TicketList> =>
      unwrap(api.GET('/api/tickets', { params: { query }, signal, ...ignoreErrors() })),
  })

export const ticketQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ticketKeys.ticket(company, id),
    queryFn: ({ signal }): Promise<Ticket> =>
      unwrap(api.GET('/api/tickets/{id}', { params: { path: { id } }, signal, ...ignoreErrors() })),
  })

const PART = 200

/** All that was said, the oldest first; a long talk comes in parts. */
export const ticketCommentsQuery = (api: ApiClient, company: string, id: number) =>
  queryOptions({
    queryKey: ticketKeys.comments(company, id),
    queryFn: async ({ signal }): Promise<TicketComment[]> => {
      const said: TicketComment[] = []
      let after: number | null = 0
      while (after !== null) {
        const params = { path: { id }, query: { after, limit: PART } }
        const part: { items: TicketComment[]; next: number | null } = await unwrap(
          api.GET('/api/tickets/{id}/comments', { params, signal, ...ignoreErrors() }),
        )
        said.push(...part.items)
        after = part.next
      }
      return said
    },
  })
