import type { TicketSummary } from '@isp/contract'
import { Link } from '@isp/router'
import { Badge, color, type DataColumn, font, space } from '@isp/ui'
import { LocalTime } from '../order/local-time.tsx'
import { ticketMessages as messages } from './ticket.messages.ts'
import { TicketAbout } from './ticket-about.tsx'
import { TicketStatusTag } from './ticket-status-tag.tsx'
import { unreadMessages } from './tickets-title.messages.ts'

type Addresses = { ticketUrl: (id: number) => string; orderUrl: (id: number) => string }

/** What every list of tickets shows, first to last; the lists put their own columns between. */
export const ticketColumns = ({ ticketUrl, orderUrl }: Addresses) =>
  ({
    subject: {
      key: 'subject',
      header: messages.subject,
      card: 'title',
      render: ({ id, number, kind, subject, unread, order, product }) => (
        <div css={subjectCss} data-unread={unread > 0 || undefined}>
          <Link to={ticketUrl(id)}>{subject}</Link>{' '}
          <Badge count={unread} label={unreadMessages(unread)} />
          <small>
            {number} · {messages.kinds[kind]}
          </small>
          <TicketAbout order={order} product={product} orderUrl={orderUrl} />
        </div>
      ),
    },
    last: {
      key: 'last',
      header: messages.last,
      priority: 2,
      render: ({ lastText }) => <span css={lastCss}>{lastText || messages.onlyFiles}</span>,
    },
    status: {
      key: 'status',
      header: messages.status,
      render: ({ status }) => (
        <span css={{ whiteSpace: 'nowrap' }}>
          <TicketStatusTag status={status} />
        </span>
      ),
    },
    changed: {
      key: 'changed',
      header: messages.changed,
      render: ({ updatedAt }) => <LocalTime iso={updatedAt} />,
    },
  }) as const satisfies Record<string, DataColumn<TicketSummary>>

const subjectCss = {
  minWidth: '200px',
  overflowWrap: 'anywhere',
  '& small': { display: 'block', color: color.textMuted, fontSize: font.size.s },
  '& a': { marginInlineEnd: space[1] },
  '&[data-unread] a': { fontWeight: font.weight.bold },
} as const

const lastCss = {
  display: '-webkit-box',
  overflow: 'hidden',
  color: color.textSecondary,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const
