import type { Ticket, TicketComment } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatDate, momentHere } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { useLocation } from '@isp/router'
import { Skeleton } from '@isp/ui'
import { Fragment, useEffect, useState } from 'react'
import { readFileAnswer } from '../save-file/file-answer.ts'
import { talkCss } from './conversation.css.ts'
import { conversationMessages as messages } from './conversation.messages.ts'
import { MessageItem, messageAnchor } from './message-item.tsx'
import { ticketCommentsQuery } from './ticket.queries.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useTicketSync } from './use-ticket-sync.ts'

type ConversationProps = { ticket: Ticket; company: string }

/** What was said and what has happened, the oldest first. */
export const Conversation = ({ ticket, company }: ConversationProps) => {
  const { api } = useRemoteContext()
  const query = useQuery(ticketCommentsQuery(api, company, ticket.id))
  useTicketSync(ticket, company)
  return (
    <Read query={query} waiting={<Skeleton shape="box" height="240px" />}>
      {(comments) => <Talk ticket={ticket} company={company} comments={comments} />}
    </Read>
  )
}

const dayOf = ({ createdAt }: TicketComment): string => momentHere(createdAt).slice(0, 10)

/** The first message that was not read when the page opened. */
const firstUnread = (comments: readonly TicketComment[], unread: number): number | undefined =>
  unread === 0
    ? undefined
    : comments.filter(({ isMine, event }) => !isMine && event === null).at(-unread)?.id

type TalkProps = ConversationProps & { comments: readonly TicketComment[] }

const Talk = ({ ticket, company, comments }: TalkProps) => {
  const { api } = useRemoteContext()
  const { hash } = useLocation()
  const [unreadId] = useState(() => firstUnread(comments, ticket.unread))
  const { id } = ticket
  useMarkRead({ ticket, company, lastId: comments.at(-1)?.id })
  const goal = hash ? hash.slice(1) : unreadId === undefined ? '' : messageAnchor(unreadId)
  useEffect(() => {
    if (goal) document.getElementById(goal)?.scrollIntoView({ block: 'center' })
  }, [goal])
  const fetchFile = (fileUuid: string) =>
    readFileAnswer(
      api.GET('/api/tickets/{id}/file/{fileUuid}', {
        params: { path: { id, fileUuid } },
        parseAs: 'blob',
      }),
    )
  return (
    <div role="log" aria-label={messages.talk}>
      <ol css={talkCss}>
        {comments.map((comment, at) => {
          const day = dayOf(comment)
          const before = comments[at - 1]
          return (
            <Fragment key={comment.id}>
              {(before === undefined || dayOf(before) !== day) && (
                <li data-part="day">{formatDate(day, { year: true })}</li>
              )}
              <MessageItem
                comment={comment}
                isLinked={hash === `#${messageAnchor(comment.id)}`}
                fetchFile={fetchFile}
              />
            </Fragment>
          )
        })}
      </ol>
    </div>
  )
}
