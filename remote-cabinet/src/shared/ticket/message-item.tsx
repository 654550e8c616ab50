import type { TicketComment } from '@isp/contract'
import { momentHere } from '@isp/i18n'
import { Link } from '@isp/router'
import { Icon } from '@isp/ui'
import { type FetchFile, OrderFiles } from '../order/order-files.tsx'
import { messageCss } from './conversation.css.ts'
import { conversationMessages as messages } from './conversation.messages.ts'
import { WholeLetter } from './whole-letter.tsx'

export const messageAnchor = (id: number): string => `message-${id}`

type MessageItemProps = { comment: TicketComment; isLinked: boolean; fetchFile: FetchFile }

const clockOf = ({ createdAt }: Pick<TicketComment, 'createdAt'>): string =>
  momentHere(createdAt).slice(11, 16)

/** The time of a message is the link to it. */
const Time = ({ id, createdAt }: Pick<TicketComment, 'id' | 'createdAt'>) => {
  const time = clockOf({ createdAt })
  return (
    <Link
      to={`#${messageAnchor(id)}`}
      aria-label={messages.linkTo(time)}
      title={messages.link}
      preventScrollReset
      replace
    >
      <time dateTime={createdAt}>{time}</time>
    </Link>
  )
}

const eventTextOf = ({ event, author }: TicketComment): string =>
  event === null || event === 'assigned' ? messages.assigned(author.name) : messages[event]

const Event = ({ comment }: { comment: TicketComment }) => (
  <span>
    {eventTextOf(comment)}
    {comment.event !== 'assigned' && ` · ${comment.author.name}`}
    {' · '}
    <time dateTime={comment.createdAt}>{clockOf(comment)}</time>
  </span>
)

/** An address in what was said, without the sign that ends the sentence. */
const ADDRESS = /(https?:\/\/[^\s<>«»"]*[^\s<>«»".,;:!?)])/

const Words = ({ text }: { text: string }) => (
  <p>
    {text.split(ADDRESS).map((part, at) => {
      if (at % 2 === 0) return part
      return (
        <a key={at} href={part} target="_blank" rel="noreferrer nofollow">
          {part}
        </a>
      )
    })}
  </p>
)

const Said = ({ comment, fetchFile }: Pick<MessageItemProps, 'comment' | 'fetchFile'>) => {
  const { author, isMine, isStaff, isInternal, isByMail, isCut, text, files } = comment
  return (
    <>
      <header>
        <strong>{isMine ? messages.mine : author.name}</strong>
        {isStaff && !isMine && <span>{messages.shop}</span>}
        {isByMail && <span>{messages.byMail}</span>}
        <Time {...comment} />
      </header>
      {isInternal && (
        <span data-part="internal">
          <Icon name="eye" size={16} />
          {isStaff ? messages.internal : messages.foreign}
        </span>
      )}
      {text && <Words text={text} />}
      {isCut && <WholeLetter commentId={comment.id} />}
      {files.length > 0 && <OrderFiles files={files} fetchFile={fetchFile} />}
    </>
  )
}

/** Something that was said, or that has happened to the ticket. */
export const MessageItem = ({ comment, isLinked, fetchFile }: MessageItemProps) => {
  const { id, event, isMine, isInternal } = comment
  return (
    <li
      id={messageAnchor(id)}
      data-linked={isLinked || undefined}
      data-side={event ? 'event' : isMine ? 'mine' : 'other'}
      data-internal={(isInternal && !event) || undefined}
      css={messageCss}
    >
      {event ? <Event comment={comment} /> : <Said comment={comment} fetchFile={fetchFile} />}
    </li>
  )
}
