import { ignoreErrors, unwrap } from '@isp/api-client'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Skeleton } from '@isp/ui'
import { useState } from 'react'
import { conversationMessages as messages } from './conversation.messages.ts'

type WholeLetterProps = { commentId: number }

/** The letter that a message is a part of, fetched when somebody wants to see it. */
export const WholeLetter = ({ commentId }: WholeLetterProps) => {
  const { api } = useRemoteContext()
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    queryKey: ['ticket-letter', commentId],
    queryFn: ({ signal }) => {
      const params = { path: { commentId } }
      return unwrap(
        api.GET('/api/tickets/comments/{commentId}/letter', { params, signal, ...ignoreErrors() }),
      )
    },
    enabled: isOpen,
  })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{messages.wholeLetter}</summary>
      <Read query={query} waiting={<Skeleton shape="box" height="72px" />}>
        {({ text }) => <p>{text}</p>}
      </Read>
    </details>
  )
}
