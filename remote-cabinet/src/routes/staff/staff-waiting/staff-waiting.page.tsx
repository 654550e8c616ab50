import type { StaffWaiting, StaffWaitingKind } from '@isp/contract'
import { contentUrls, exchangeUrls, staffLettersUrl } from '@isp/contract/content-urls'
import { staffUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { EM_DASH, formatNumber } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, font, Tag } from '@isp/ui'
import { staffMessages } from '../../../shared/staff/staff.messages.ts'
import { staffWaitingQuery } from '../../../shared/staff/staff.queries.ts'
import { StaffPage } from '../../../shared/staff/staff-page.tsx'
import { formatWaiting } from '../staff-tickets/waiting-time.ts'
import { staffWaitingMessages as messages } from './staff-waiting.messages.ts'

type Item = StaffWaiting['items'][number]

const where = (name: string, value: string) => new URLSearchParams({ [name]: value })

/** The list of exactly what was counted. */
const places: Readonly<Record<StaffWaitingKind, string>> = {
  tickets: staffUrls.tickets(where('show', 'waiting')),
  companies: staffUrls.companies(where('status', 'MODERATION')),
  newOrders: staffUrls.orders(where('status', 'NEW')),
  differences: staffUrls.orders(where('differences', '1')),
  heldLoads: exchangeUrls.loads(where('state', 'held')),
  silentAccounts: exchangeUrls.accounts(),
  faultyExports: exchangeUrls.onecOrders(),
  lostLetters: staffLettersUrl(where('state', 'refused')),
  failedJobs: staffUrls.jobs(),
  drafts: contentUrls.texts(where('state', 'draft')),
  misses: contentUrls.misses(),
}

/** Something is broken, not merely to be done. */
const faults: readonly StaffWaitingKind[] = [
  ...(['silentAccounts', 'faultyExports', 'lostLetters', 'failedJobs'] as const),
]

const columns: readonly DataColumn<Item>[] = [
  {
    key: 'kind',
    header: messages.kind,
    card: 'title',
    width: '420px',
    render: ({ kind }) => (
      <Link to={places[kind]} css={{ fontWeight: font.weight.semibold }}>
        {messages.kinds[kind]}
      </Link>
    ),
  },
  {
    key: 'count',
    header: messages.count,
    width: '110px',
    render: ({ kind, count }) => (
      <Tag tone={faults.includes(kind) ? 'danger' : 'neutral'}>{formatNumber(count)}</Tag>
    ),
  },
  {
    key: 'since',
    header: messages.oldest,
    render: ({ since }) =>
      since ? <time dateTime={since}>{formatWaiting(since, Date.now())}</time> : EM_DASH,
  },
]

const WaitingTable = ({ items }: { items: readonly Item[] }) => (
  <DataTable
    caption={staffMessages.waiting}
    columns={columns}
    rows={items}
    rowKey={({ kind }) => kind}
    isLoading={items.length === 0}
  />
)

/** /cabinet/staff/: what waits for this person, by the lists that are open to the role. */
export const Page = () => {
  const { api } = useRemoteContext()
  return (
    <StaffPage title={staffMessages.waiting}>
      <Read
        query={useQuery(staffWaitingQuery(api))}
        waiting={<WaitingTable items={[]} />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState icon="check-circle" title={messages.emptyTitle} text={messages.emptyText} />
        }
      >
        {({ items }) => <WaitingTable items={items} />}
      </Read>
    </StaffPage>
  )
}
