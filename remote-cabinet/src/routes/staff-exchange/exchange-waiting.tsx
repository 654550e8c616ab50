import type { ExchangeAwaited } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { compactCardsCss } from './compact-cards.css.ts'
import { waitingQuery } from './exchange.queries.ts'
import { ExchangePage } from './exchange-places.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const columns: readonly DataColumn<ExchangeAwaited>[] = [
  {
    key: 'awaited',
    header: messages.awaited,
    card: 'title',
    render: ({ waitsFor: { entity, id } }) => (
      <span css={{ overflowWrap: 'anywhere' }}>
        {messages.entityOf(entity)} <code>{id}</code>
      </span>
    ),
  },
  {
    key: 'who',
    header: messages.who,
    card: 'action',
    render: ({ entities, count }) => (
      <div>
        {messages.records(count)}
        <Text as="div" size="s" tone="muted">
          {entities.map(messages.entityOf).join(', ')}
        </Text>
      </div>
    ),
  },
  { key: 'since', header: messages.since, render: ({ since }) => <LocalTime iso={since} /> },
  { key: 'account', header: messages.account, priority: 2, render: ({ account }) => account.name },
]

/** What records refer to and what has not come. */
export const WaitingPage = () => {
  const { api } = useRemoteContext()
  const { page } = parseStaffParams(useSearchParams()[0], '', [])
  const query = useQuery(waitingQuery(api, { page }))
  return (
    <ExchangePage title={messages.waiting} note={messages.waitingNote}>
      <StaffList
        query={query}
        page={page}
        hrefOf={(to) => exchangeUrls.waiting(staffSearch({ page: to }, ''))}
        table={(awaited, isLoading) => (
          <DataTable
            css={compactCardsCss}
            caption={messages.waiting}
            columns={columns}
            rows={awaited}
            rowKey={({ account, waitsFor }) => `${account.uuid} ${waitsFor.entity} ${waitsFor.id}`}
            isLoading={isLoading}
          />
        )}
        empty={
          <EmptyState
            icon="check-circle"
            title={messages.nothingWaits}
            text={messages.nothingWaitsText}
          />
        }
      />
    </ExchangePage>
  )
}
