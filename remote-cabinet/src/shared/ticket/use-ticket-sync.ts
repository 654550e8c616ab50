import { ignoreErrors, unwrap } from '@isp/api-client'
import type { Ticket, TicketComment, TicketsSync } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { type QueryClient, useQuery } from '@isp/query'
import { ticketCommentsQuery, ticketKeys } from './ticket.queries.ts'
import { ticketsKey } from './unread-tickets.query.ts'

type Told = Pick<TicketsSync, 'tickets' | 'comments' | 'removed'>
type Place = { company: string; id: number }

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
    (all) =>
      all &&
      [...new Map([...all, ...said].map((one) => [one.id, one])).values()].sort(
        (one, other) => one.id - other.id,
      ),
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
      const after = client.getQueryData<string>(queryKey)
      try {
        await client.ensureQueryData(ticketCommentsQuery(api, company, id))
        const params = { query: { after } }
        const told = await unwrap(
          api.GET('/api/tickets/sync', { params, signal, ...ignoreErrors() }),
        )
        put(client, { company, id }, told)
        // too much has changed to be told; else what is on its way was read before
        const isRead = told.isWhole || told.hasMore
        void client.invalidateQueries(isRead ? talk : { ...talk, fetchStatus: 'fetching' })
        return told.cursor
      } catch {
        // whose failure the page shows; a later hint has ended this one
        if (!signal.aborted) void client.invalidateQueries(talk)
        return after
      }
    },
  })
}
