import type { ExchangeState, StaffExchangeLoad } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { type DataColumn, DataTable, EmptyState, Select, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { uuidParam } from '../../shared/page/uuid-param.ts'
import { StaffFilter } from '../../shared/staff/staff-filter.tsx'
import { StaffList } from '../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../shared/staff/staff-params.ts'
import { useStaffRole } from '../../shared/staff/use-staff-role.ts'
import { compactCardsCss } from './compact-cards.css.ts'
import { accountsQuery, loadsQuery } from './exchange.queries.ts'
import { ExchangePage } from './exchange-places.tsx'
import { LoadState, tookOf } from './load-state.tsx'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))
const states = Object.keys(messages.states) as ExchangeState[]
const hasOptions = optionsOf({ refused: messages.refused, waiting: messages.waits })
const entityOptions = optionsOf(messages.entities)
const stateOptions = optionsOf(messages.states)

const columns: readonly DataColumn<StaffExchangeLoad>[] = [
  {
    key: 'entity',
    header: messages.entity,
    card: 'title',
    render: ({ id, entity, action }) => (
      <>
        <Link to={exchangeUrls.load(id)}>{messages.entityOf(entity)}</Link>
        <Text as="div" size="s" tone="muted">
          {messages.actions[action]}
        </Text>
      </>
    ),
  },
  {
    key: 'state',
    header: messages.state,
    width: '140px',
    render: ({ state }) => <LoadState state={state} />,
  },
  {
    key: 'count',
    header: messages.count,
    card: 'action',
    render: (load) => (
      <div>
        {messages.records(load.total)}
        <Text as="div" size="s" tone={load.counts.refused > 0 ? 'danger' : 'muted'}>
          {messages.countsOf(load)}
        </Text>
      </div>
    ),
  },
  { key: 'at', header: messages.at, render: ({ receivedAt }) => <LocalTime iso={receivedAt} /> },
  {
    key: 'account',
    header: messages.account,
    priority: 2,
    render: ({ account }) => <span css={{ overflowWrap: 'anywhere' }}>{account.name}</span>,
  },
  { key: 'took', header: messages.took, align: 'end', priority: 2, render: tookOf },
]

/** What accounting systems have sent; page and conditions stand in the address. */
export const LoadsPage = () => {
  const { api } = useRemoteContext()
  const isAdmin = useStaffRole() === 'admin'
  const [search] = useSearchParams()
  const params = parseStaffParams(search, 'state', states)
  const entity = search.get('entity') ?? ''
  const account = uuidParam(search.get('account'))
  const has = (['refused', 'waiting'] as const).find((one) => one === search.get('has'))
  const narrowed = {
    ...(entity in messages.entities ? { entity } : {}),
    ...(account === undefined ? {} : { account }),
    ...(has ? { has } : {}),
  }
  const query = useQuery(
    loadsQuery(api, {
      page: params.page,
      ...(params.choice ? { state: params.choice } : {}),
      ...narrowed,
    }),
  )
  const accounts = useQuery({ ...accountsQuery(api), enabled: isAdmin }).data?.items ?? []
  const isNarrowed = Object.keys(narrowed).length > 0
  return (
    <ExchangePage note={messages.note}>
      <StaffFilter
        key={`${search} ${accounts.length}`}
        action={exchangeUrls.loads()}
        params={params}
        choice={{
          name: 'state',
          label: messages.state,
          empty: messages.anyState,
          options: stateOptions,
        }}
        isNarrowed={isNarrowed}
      >
        <Select
          name="entity"
          label={messages.entity}
          emptyLabel={messages.anyEntity}
          options={entityOptions}
          defaultValue={entity}
        />
        <Select
          name="has"
          label={messages.has}
          emptyLabel={messages.anyHas}
          options={hasOptions}
          defaultValue={has ?? ''}
        />
        {isAdmin && (
          <Select
            name="account"
            label={messages.account}
            emptyLabel={messages.anyAccount}
            options={accounts.map(({ uuid, name }) => ({ value: uuid, label: name }))}
            defaultValue={account ?? ''}
          />
        )}
      </StaffFilter>
      <StaffList
        query={query}
        page={params.page}
        hrefOf={(to) => {
          const next = staffSearch({ ...params, page: to }, 'state')
          for (const [name, value] of Object.entries(narrowed)) next.set(name, value)
          return exchangeUrls.loads(next)
        }}
        table={(loads, isLoading) => (
          <DataTable
            css={compactCardsCss}
            caption={messages.loads}
            columns={columns}
            rows={loads}
            rowKey={({ id }) => id}
            isLoading={isLoading}
          />
        )}
        empty={
          isNarrowed || params.choice ? undefined : (
            <EmptyState icon="box" title={messages.emptyTitle} text={messages.emptyText} />
          )
        }
      />
    </ExchangePage>
  )
}
