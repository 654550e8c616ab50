import { ApiError, ignoreErrors, unwrap } from '@isp/api-client'
import type { Ticket } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { useEffect, useState } from 'react'
import { ticketKeys } from './ticket.queries.ts'
import { unreadTicketsQuery } from './unread-tickets.query.ts'

const isVisible = () => document.visibilityState === 'visible'

const usePageVisible = (): boolean => {
  const [isShown, setShown] = useState(isVisible)
  useEffect(() => {
    const look = () => setShown(isVisible())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isShown
}

type Seen = { ticket: Ticket; company: string; lastId: number | undefined }

/** Tells the server how far has been read, while somebody looks; the menu's figure falls with the answer. */
export const useMarkRead = ({ ticket, company, lastId }: Seen): void => {
  const { api } = useRemoteContext()
  const client = useQueryClient()
  const isShown = usePageVisible()
  const { id } = ticket
  const hasUnread = ticket.unread > 0
  useEffect(() => {
    if (!isShown || !hasUnread || lastId === undefined) return
    const mark = async () => {
      const body = { ticketId: id, commentId: lastId }
      const left = await unwrap(api.POST('/api/tickets/comments/read', { body, ...ignoreErrors() }))
      client.setQueryData(unreadTicketsQuery(api, company).queryKey, left)
      void client.invalidateQueries({ queryKey: ticketKeys.lists(company) })
      void client.invalidateQueries({ queryKey: ticketKeys.ticket(company, id) })
    }
    mark().catch((error: unknown) => {
      // stays unread until the next look
      if (!(error instanceof ApiError)) throw error
    })
  }, [api, client, company, id, lastId, isShown, hasUnread])
}
