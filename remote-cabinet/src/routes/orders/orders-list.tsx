import { accountUrls, withQuery } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Stack, Text } from '@isp/ui'
import { NoOrders } from '../../shared/order/no-orders.tsx'
import {
  type OrderList,
  type OrderListParams,
  ordersQuery,
} from '../../shared/order/order.queries.ts'
import { OrdersTable } from '../../shared/order/orders-table.tsx'
import { ordersMessages as messages } from './orders.messages.ts'
import { ordersSearch, parseOrdersParams } from './orders.params.ts'
import { OrdersFilter } from './orders-filter.tsx'

const addressOf = (params: OrderListParams): string =>
  withQuery(accountUrls.orders(), ordersSearch(params))

/** Search, table and pages; all of it lives in the address. */
export const OrdersList = ({ companyUuid }: { companyUuid: string }) => {
  const { api } = useRemoteContext()
  const params = parseOrdersParams(useSearchParams()[0])
  const query = useQuery({
    ...ordersQuery(api, companyUuid, params),
    placeholderData: keepPreviousData,
  })
  const isFiltered = Boolean(params.q || params.status)
  const list = (
    <Read
      query={query}
      waiting={<OrdersTable caption={messages.title} orders={[]} isLoading />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={({ total }) => total === 0}
      empty={isFiltered ? <NothingFound /> : <NoOrders />}
    >
      {(data) => <FoundOrders data={data} params={params} />}
    </Read>
  )
  if (query.data?.total === 0 && !isFiltered) return list
  return (
    <Stack gap={4}>
      <OrdersFilter key={addressOf({ ...params, page: 1 })} params={params} />
      {list}
    </Stack>
  )
}

const FoundOrders = ({ data, params }: { data: OrderList; params: OrderListParams }) => (
  <Stack gap={4}>
    <Text tone="muted" size="s">
      <span role="status">{messages.found(data.total)}</span>
    </Text>
    <OrdersTable caption={messages.title} orders={data.items} />
    <Pagination
      page={params.page}
      pages={data.pages}
      hrefOf={(page) => addressOf({ ...params, page })}
    />
  </Stack>
)

/** The form above has the way back. */
const NothingFound = () => (
  <EmptyState icon="search" title={messages.nothingTitle} text={messages.nothingText} />
)

const NoSuchPage = ({ params }: { params: OrderListParams }) => (
  <EmptyState
    icon="search"
    title={messages.noPageTitle}
    action={
      <LinkButton to={addressOf({ ...params, page: 1 })} variant="secondary">
        {messages.toFirst}
      </LinkButton>
    }
  />
)
