import type { OnecNow as Now, OnecOrderState } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { formatNumber } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, Skeleton, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { exchangeMessages } from '../staff-exchange.messages.ts'
import { onecMessages as messages } from './onec.messages.ts'
import { nowQuery } from './onec.queries.ts'

type Row = Now['accounts'][number] & { fullRuns: Now['fullRuns'] }

const OrdersLink = ({ state, count }: { state: OnecOrderState; count: number }) =>
  count > 0 ? (
    <Link to={exchangeUrls.onecOrders(new URLSearchParams({ state }))}>{formatNumber(count)}</Link>
  ) : (
    messages.nothing
  )

const columns: readonly DataColumn<Row>[] = [
  {
    key: 'account',
    header: exchangeMessages.account,
    card: 'title',
    render: ({ account }) => <strong css={{ overflowWrap: 'anywhere' }}>{account.name}</strong>,
  },
  {
    key: 'taken',
    header: messages.taken,
    render: ({ lastConfirmedAt: at }) => (at ? <LocalTime iso={at} /> : messages.neverTaken),
  },
  {
    key: 'unconfirmed',
    header: messages.waiting,
    render: ({ unconfirmed, unconfirmedSince: since }) => (
      <span>
        <OrdersLink state="unconfirmed" count={unconfirmed} />{' '}
        {since && (
          <Text as="span" size="s" tone="muted">
            {messages.since} <LocalTime iso={since} />
          </Text>
        )}
      </span>
    ),
  },
  {
    key: 'faulty',
    header: messages.faulty,
    render: ({ faulty }) => <OrdersLink state="faulty" count={faulty} />,
  },
  {
    key: 'full',
    header: messages.fullRun,
    render: ({ fullRuns }) =>
      fullRuns.length === 0
        ? messages.noFullRun
        : fullRuns.map(({ catalog, beganAt }) => (
            <div key={catalog} css={{ overflowWrap: 'anywhere' }}>
              {messages.fullRunSince} <LocalTime iso={beganAt} />
              <Text as="div" size="s" tone="muted">
                <code>{catalog}</code>
              </Text>
            </div>
          )),
  },
]

const rowsOf = ({ accounts, fullRuns }: Now): Row[] =>
  accounts.map((row) => ({
    ...row,
    fullRuns: fullRuns.filter(({ account }) => account.uuid === row.account.uuid),
  }))

/** Where each 1C stands: its full exports that still come, its orders that need attention. */
export const OnecNow = () => {
  const { api } = useRemoteContext()
  return (
    <Read
      query={useQuery(nowQuery(api))}
      waiting={<Skeleton lines={3} />}
      isEmpty={({ accounts }) => accounts.length === 0}
      empty={null}
      size="line"
    >
      {(now) => (
        <DataTable
          caption={messages.now}
          columns={columns}
          rows={rowsOf(now)}
          rowKey={({ account }) => account.uuid}
        />
      )}
    </Read>
  )
}
