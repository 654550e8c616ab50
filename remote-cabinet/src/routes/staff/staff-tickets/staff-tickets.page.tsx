import type { TicketSummary, TicketsQuery } from '@isp/contract'
import { staffUrls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState } from '@isp/ui'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { ticketMessages } from '../../../shared/ticket/ticket.messages.ts'
import { ticketsQuery } from '../../../shared/ticket/ticket.queries.ts'
import { ticketColumns } from '../../../shared/ticket/ticket-columns.tsx'
import { useTicketsCompany } from '../../../shared/ticket/unread-tickets.query.ts'
import { staffTicketsMessages as messages } from './staff-tickets.messages.ts'
import { formatWaiting } from './waiting-time.ts'

const shows = ['waiting', 'mine', 'nobody', 'done'] as const
const options = shows.map((value) => ({ value, label: messages.shows[value] }))

/** What each choice asks the server for. */
const asked: Readonly<Record<(typeof shows)[number], Partial<TicketsQuery>>> = {
  waiting: { state: 'waiting' },
  mine: { state: 'open', assignee: 'me' },
  nobody: { state: 'open', assignee: 'nobody' },
  done: { state: 'done' },
}

const common = ticketColumns({ ticketUrl: staffUrls.ticket, orderUrl: staffUrls.order })

const columns: readonly DataColumn<TicketSummary>[] = [
  common.subject,
  {
    key: 'company',
    header: ticketMessages.company,
    render: ({ company, author, asker }) => (
      <div>
        {company ? (
          <Link to={staffUrls.company(company.uuid)}>{company.name}</Link>
        ) : (
          (asker?.email ?? asker?.phone ?? messages.noCompany)
        )}
        <small css={{ display: 'block' }}>{author.name}</small>
      </div>
    ),
  },
  { ...common.last, priority: 3 },
  {
    key: 'waiting',
    header: messages.waiting,
    render: ({ waitingSince }) =>
      waitingSince && (
        <time dateTime={waitingSince} css={{ whiteSpace: 'nowrap' }}>
          {formatWaiting(waitingSince, Date.now())}
        </time>
      ),
  },
  common.status,
  {
    key: 'leads',
    header: ticketMessages.leads,
    priority: 2,
    render: ({ assignee }) => assignee?.name ?? ticketMessages.nobody,
  },
  { ...common.changed, priority: 2 },
]

/** /cabinet/staff/tickets/: what buyers of one's companies have asked; open ones unless others are wanted. */
export const Page = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], 'show', shows)
  const { page, q, choice } = params
  const query = useQuery(
    ticketsQuery(api, useTicketsCompany(), {
      page,
      ...(q ? { q } : {}),
      ...(choice ? asked[choice] : { state: 'open' }),
    }),
  )
  return (
    <StaffPage title={staffMessages.tickets} note={messages.note}>
      <StaffFilter
        key={staffSearch(params, 'show').toString()}
        action={staffUrls.tickets()}
        params={params}
        search={messages.search}
        choice={{ name: 'show', label: messages.show, empty: messages.open, options }}
      />
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => staffUrls.tickets(staffSearch({ ...params, page: to }, 'show'))}
        table={(tickets, isLoading) => (
          <DataTable
            caption={staffMessages.tickets}
            columns={columns}
            rows={tickets}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          q || choice ? undefined : (
            <EmptyState icon="mail" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
    </StaffPage>
  )
}
