import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Ticket, TicketComment, TicketsSync } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { type QueryClient, useQuery } from '@isp/query'
import { ticketCommentsQuery, ticketKeys } from './ticket.queries.ts'
import { ticketsKey } from './unread-tickets.query.ts'

type Told = Pick<TicketsSync, 'tickets' | 'comments' | 'removed'>
type Place = { company: string; id: number }

const merge = (all: readonly TicketComment[], told: readonly TicketComment[]): TicketComment[] => {
  const byId = new Map([...all, ...told].map((comment) => [comment.id, comment]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

const put = (client: QueryClient, { company, id }: Place, told: Told): void => {
  const queryKey = ticketKeys.ticket(company, id)
  const ticket = told.tickets.find((one) => one.id === id)
  if (told.removed.includes(id) || ticket?.kind === 'claim') {
    void client.invalidateQueries({ queryKey }) // gone, or with what was decided
  } else if (ticket) {
    const canFinish = ticket.status !== 'DONE'
    client.setQueryData<Ticket>(queryKey, (known) => known && { ...known, ...ticket, canFinish })
  }
  const said = told.comments.filter(({ ticketId }) => ticketId === id)
  client.setQueryData<TicketComment[]>(
    ticketKeys.comments(company, id),
    (all) => all && merge(all, said),
  )
}

/** Keeps an open ticket as it is on the server: a hint of the live channel asks what has changed, not for all of it. */
export const useTicketSync = ({ id, cursor }: Ticket, company: string): void => {
  const { api } = useRemoteContext()
  useQuery({
    queryKey: [...ticketsKey, company, 'sync', id],
    initialData: cursor,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ client, queryKey, signal }) => {
      const talk = { queryKey: ticketKeys.talk(company, id) }
      let after = client.getQueryData<string>(queryKey) ?? cursor
      try {
        await client.ensureQueryData(ticketCommentsQuery(api, company, id))
        for (let hasMore = true; hasMore; ) {
          const params = { query: { after } }
          const told = await unwrap(
            api.GET('/api/tickets/sync', { params, signal, ...ignoreErrors() }),
          )
          ;({ cursor: after, hasMore } = told)
          put(client, { company, id }, told)
          // what is on its way was read before
          if (told.isWhole || client.isFetching(talk)) void client.invalidateQueries(talk)
        }
      } catch {
        void client.invalidateQueries(talk) // whose failure the page shows
      }
      return after
    },
  })
}
