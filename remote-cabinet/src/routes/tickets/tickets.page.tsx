import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useNavigate, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { Heading, LinkButton, Pagination, Select, Stack, Text } from '@isp/ui'
import { lazy, Suspense } from 'react'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { type TicketList, ticketsQuery } from '../../shared/ticket/ticket.queries.ts'
import { ticketsTitle } from '../../shared/ticket/tickets-title.messages.ts'
import { useTicketsCompany } from '../../shared/ticket/unread-tickets.query.ts'
import { newClaimAbout, newTicketAbout, newTicketUrl } from './new-ticket-address.ts'
import { ticketsMessages as messages } from './tickets.messages.ts'
import {
  parseTicketsParams,
  type TicketsParams,
  ticketKindOptions,
  ticketStateOptions,
  ticketsSearch,
} from './tickets.params.ts'
import { NoSuchPage, NoTickets, NothingFound } from './tickets-places.tsx'
import { TicketsTable } from './tickets-table.tsx'

/** Forms and zod, which the other pages of one's own have brought already. */
const NewTicket = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './new-ticket.tsx')).NewTicket,
}))

const NewClaim = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './new-claim.tsx')).NewClaim,
}))

/** /cabinet/tickets/: what has been asked, and the form to ask. */
export const Page = () => {
  const { api } = useRemoteContext()
  const standing = useStanding()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const params = parseTicketsParams(search)
  const { page, q, choice, kind } = params
  const query = useQuery(
    ticketsQuery(api, useTicketsCompany(), {
      page,
      ...(q ? { q } : {}),
      ...(choice ? { state: choice } : {}),
      ...(kind ? { kind } : {}),
    }),
  )
  const claim = newClaimAbout(search)
  const about = claim ? null : newTicketAbout(search)
  const isManager = standing.kind === 'member' && standing.role === 'manager'
  const isFiltered = Boolean(q || choice || kind)
  const isNothing = query.data?.total === 0 && !isFiltered
  const close = () => void navigate(hrefOf(page), { preventScrollReset: true })
  const hrefOf = (to: number) => accountUrls.tickets(ticketsSearch({ ...params, page: to }))
  return (
    <Stack gap={5}>
      <Stack direction="row" gap={3} justify="space-between" align="flex-start" isWrap>
        <Stack gap={1}>
          <Heading level={1}>{ticketsTitle}</Heading>
          <Text tone="secondary">{isManager ? messages.managerNote : messages.ownNote}</Text>
        </Stack>
        {!isNothing && (
          <LinkButton to={newTicketUrl(ticketsSearch(params))} icon="plus" preventScrollReset>
            {messages.create}
          </LinkButton>
        )}
      </Stack>
      {!isNothing && <TicketsFilter key={hrefOf(1)} params={params} />}
      <Read
        query={query}
        waiting={<TicketsTable tickets={[]} isLoading />}
        instead={{ 404: <NoSuchPage first={hrefOf(1)} /> }}
        isEmpty={({ total }) => total === 0}
        empty={isFiltered ? <NothingFound /> : <NoTickets />}
      >
        {(data) => <FoundTickets data={data} page={page} hrefOf={hrefOf} />}
      </Read>
      {about && (
        <Suspense>
          <NewTicket about={about} onClose={close} />
        </Suspense>
      )}
      {claim && (
        <Suspense>
          <NewClaim {...claim} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}

const TicketsFilter = ({ params }: { params: TicketsParams }) => (
  <StaffFilter
    action={accountUrls.tickets()}
    params={params}
    search={messages.search}
    choice={{
      name: 'state',
      label: messages.state,
      empty: messages.anyState,
      options: ticketStateOptions,
    }}
    isNarrowed={params.kind !== undefined}
  >
    <Select
      name="kind"
      label={messages.kind}
      emptyLabel={messages.anyKind}
      options={ticketKindOptions}
      defaultValue={params.kind ?? ''}
    />
  </StaffFilter>
)

type FoundTicketsProps = { data: TicketList; page: number; hrefOf: (page: number) => string }

const FoundTickets = ({ data, page, hrefOf }: FoundTicketsProps) => (
  <Stack gap={4}>
    <Text tone="muted" size="s">
      <span role="status">{messages.found(data.total)}</span>
    </Text>
    <TicketsTable tickets={data.items} />
    <Pagination page={page} pages={data.pages} hrefOf={hrefOf} />
  </Stack>
)
