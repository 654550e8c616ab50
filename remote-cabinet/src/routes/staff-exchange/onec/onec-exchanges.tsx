import type { OnecExchange } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, LinkButton, Select, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { uuidParam } from '../../../shared/page/uuid-param.ts'
import { StaffFilter } from '../../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { compactCardsCss } from '../compact-cards.css.ts'
import { accountsQuery } from '../exchange.queries.ts'
import { ExchangePage } from '../exchange-places.tsx'
import { exchangeMessages } from '../staff-exchange.messages.ts'
import { onecMessages as messages } from './onec.messages.ts'
import { exchangesQuery } from './onec.queries.ts'
import { OnecNow } from './onec-now.tsx'
import { ExchangeState } from './onec-state.tsx'

const columns: readonly DataColumn<OnecExchange>[] = [
  {
    key: 'what',
    header: messages.what,
    card: 'title',
    render: ({ id, kinds, version }) => (
      <>
        <Link to={exchangeUrls.onecOne(id)}>{messages.kindsOf(kinds)}</Link>
        {version && (
          <Text as="div" size="s" tone="muted">
            {messages.version(version)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'state',
    header: messages.state,
    width: '140px',
    render: ({ state }) => <ExchangeState state={state} />,
  },
  {
    key: 'count',
    header: messages.count,
    card: 'action',
    render: (exchange) => (
      <div css={{ overflowWrap: 'anywhere' }}>
        {messages.countsOf(exchange)}
        {exchange.remarks > 0 && (
          <Text as="div" size="s" tone="danger">
            {messages.remarks(exchange.remarks)}
          </Text>
        )}
        {exchange.words && (
          <Text as="div" size="s" tone="danger">
            {exchange.words}
          </Text>
        )}
      </div>
    ),
  },
  { key: 'at', header: messages.at, render: ({ startedAt }) => <LocalTime iso={startedAt} /> },
  {
    key: 'account',
    header: exchangeMessages.account,
    priority: 2,
    render: ({ account }) => <span css={{ overflowWrap: 'anywhere' }}>{account.name}</span>,
  },
]

/** Exchanges with every 1C; page and conditions stand in the address. */
export const OnecExchangesPage = () => {
  const { api } = useRemoteContext()
  const [search] = useSearchParams()
  const { page } = parseStaffParams(search, '', [])
  const account = uuidParam(search.get('account'))
  const narrowed = {
    ...(account === undefined ? {} : { account }),
    ...(search.get('has') === 'faults' ? { has: 'faults' as const } : {}),
  }
  const accounts = useQuery(accountsQuery(api)).data?.items ?? []
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <ExchangePage title={exchangeMessages.onec} note={messages.note}>
      <OnecNow />
      <StaffFilter
        key={`${search} ${accounts.length}`}
        action={exchangeUrls.onec()}
        params={{ page }}
        isNarrowed={isNarrowed}
      >
        <Select
          name="has"
          label={messages.has}
          emptyLabel={messages.anyHas}
          options={[{ value: 'faults', label: messages.faults }]}
          defaultValue={narrowed.has ?? ''}
        />
        <Select
          name="account"
          label={exchangeMessages.account}
          emptyLabel={exchangeMessages.anyAccount}
          options={accounts.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          defaultValue={account ?? ''}
        />
      </StaffFilter>
      <StaffList
        query={useQuery(exchangesQuery(api, { page, ...narrowed }))}
        page={page}
        hrefOf={(to) => {
          const next = staffSearch({ page: to }, '')
          for (const [name, value] of Object.entries(narrowed)) next.set(name, value)
          return exchangeUrls.onec(next)
        }}
        table={(exchanges, isLoading) => (
          <DataTable
            css={compactCardsCss}
            caption={messages.exchanges}
            columns={columns}
            rows={exchanges}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              icon="box"
              title={messages.emptyTitle}
              text={messages.emptyText}
              action={<LinkButton to={exchangeUrls.accounts()}>{messages.toAccounts}</LinkButton>}
            />
          )
        }
      />
    </ExchangePage>
  )
}
