import { unwrap } from '@isp/api-client'
import type { OnecOrder, OnecOrderState } from '@isp/contract'
import { exchangeUrls } from '@isp/contract/content-urls'
import { staffUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link, useSearchParams } from '@isp/router'
import { Button, type DataColumn, DataTable, EmptyState, Text } from '@isp/ui'
import { LocalTime } from '../../../shared/order/local-time.tsx'
import { StaffList } from '../../../shared/staff/staff-list.tsx'
import { parseStaffParams, staffSearch } from '../../../shared/staff/staff-params.ts'
import { compactCardsCss } from '../compact-cards.css.ts'
import { exchangeKey } from '../exchange.queries.ts'
import { ExchangePage, Places } from '../exchange-places.tsx'
import { exchangeMessages } from '../staff-exchange.messages.ts'
import { onecMessages as messages } from './onec.messages.ts'
import { ordersQuery } from './onec.queries.ts'

const states = Object.keys(messages.orderStates) as OnecOrderState[]
const addressOf = (state: OnecOrderState) => exchangeUrls.onecOrders(new URLSearchParams({ state }))
const places = states.map((state) => [addressOf(state), messages.orderStates[state]] as const)

/** 1C that never says `success`, and sends nothing back, leaves it to a person. */
const Confirm = ({ order: { id, account } }: { order: OnecOrder }) => {
  const { api } = useRemoteContext()
  const confirm = useChange({
    saysFailure: 'popup',
    send: (_: null, marks) =>
      unwrap(
        api.POST('/api/admin/exchange/onec/orders/{uuid}/{id}/confirm', {
          params: { path: { uuid: account.uuid, id } },
          ...marks,
        }),
      ),
    invalidates: () => [exchangeKey],
    success: () => ({ text: messages.confirmed }),
  })
  return (
    <Button
      variant="secondary"
      size="s"
      isLoading={confirm.isPending}
      onClick={() => confirm.run(null)}
    >
      {messages.confirm}
    </Button>
  )
}

const columnsOf = (state: OnecOrderState): readonly DataColumn<OnecOrder>[] => [
  {
    key: 'order',
    header: messages.order,
    card: 'title',
    render: ({ id, number, company }) => (
      <>
        <Link to={staffUrls.order(id)}>{number}</Link>
        <Text as="div" size="s" tone="muted">
          {company}
        </Text>
      </>
    ),
  },
  state === 'faulty'
    ? {
        key: 'why',
        header: messages.why,
        card: 'action',
        render: ({ fault }) => <div css={{ overflowWrap: 'anywhere' }}>{fault}</div>,
      }
    : {
        key: 'given',
        header: messages.given,
        render: ({ givenAt }) => givenAt && <LocalTime iso={givenAt} />,
      },
  ...(state === 'faulty'
    ? []
    : [
        {
          key: 'confirm',
          header: messages.confirm,
          card: 'action',
          render: (order: OnecOrder) => <Confirm order={order} />,
        } as const,
      ]),
  {
    key: 'account',
    header: exchangeMessages.account,
    priority: 2,
    render: ({ account }) => <span css={{ overflowWrap: 'anywhere' }}>{account.name}</span>,
  },
]

/** Orders that 1C does not get, or has not confirmed; `?state=unconfirmed`. */
export const OnecOrdersPage = () => {
  const { api } = useRemoteContext()
  const params = parseStaffParams(useSearchParams()[0], 'state', states)
  const { page, choice: state = 'faulty' } = params
  return (
    <ExchangePage title={messages.ordersTitle} note={messages.ordersNote[state]}>
      <Places label={messages.ordersTitle} places={places} current={addressOf(state)} />
      <StaffList
        query={useQuery(ordersQuery(api, { page, state }))}
        page={page}
        hrefOf={(to) => exchangeUrls.onecOrders(staffSearch({ ...params, page: to }, 'state'))}
        table={(orders, isLoading) => (
          <DataTable
            css={compactCardsCss}
            caption={messages.ordersTitle}
            columns={columnsOf(state)}
            rows={orders}
            rowKey={({ account, id }) => `${account.uuid} ${id}`}
            isLoading={isLoading}
          />
        )}
        empty={<EmptyState icon="check-circle" title={messages.noOrders} />}
      />
    </ExchangePage>
  )
}
