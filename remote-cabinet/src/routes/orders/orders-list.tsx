import type { MemberCompany } from '@isp/contract'
import { accountUrls, withQuery } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Skeleton, Stack, Text, useIsHydrated } from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { NoOrders } from '../../shared/order/no-orders.tsx'
import {
  type OrderList,
  type OrderListParams,
  ordersQuery,
} from '../../shared/order/order.queries.ts'
import { OrdersTable, usualColumns } from '../../shared/order/orders-table.tsx'
import { keepColumns, readColumns } from './kept-columns.ts'
import { ordersMessages as messages } from './orders.messages.ts'
import { isNarrowed, ordersSearch, parseOrdersParams } from './orders.params.ts'
import { OrdersFilter } from './orders-filter.tsx'

const OrdersTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './orders-tools.tsx')).OrdersTools,
}))

const addressOf = (params: OrderListParams): string =>
  withQuery(accountUrls.orders(), ordersSearch(params))

type OrdersListProps = { company: MemberCompany; userId: number }

/** Search, table and pages; all of it lives in the address. */
export const OrdersList = ({ company, userId }: OrdersListProps) => {
  const { api } = useRemoteContext()
  const params = parseOrdersParams(useSearchParams()[0])
  const query = useQuery({
    ...ordersQuery(api, company.uuid, params),
    placeholderData: keepPreviousData,
  })
  const isFiltered = isNarrowed(params)
  const list = (
    <Read
      query={query}
      waiting={<OrdersTable caption={messages.title} orders={[]} isLoading />}
      instead={{ 404: <NoSuchPage params={params} /> }}
      isEmpty={({ total }) => total === 0}
      empty={isFiltered ? <NothingFound /> : <NoOrders />}
    >
      {(data) => <FoundOrders data={data} params={params} company={company} userId={userId} />}
    </Read>
  )
  if (query.data?.total === 0 && !isFiltered) return list
  return (
    <Stack gap={4}>
      <OrdersFilter key={addressOf({ ...params, page: 1 })} params={params} company={company} />
      {list}
    </Stack>
  )
}

type FoundOrdersProps = OrdersListProps & { data: OrderList; params: OrderListParams }

const FoundOrders = ({ data, params, company, userId }: FoundOrdersProps) => {
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<ReturnType<typeof readColumns>>()
  // what is remembered stands in the browser alone: the server draws the usual ones
  const columns = chosen ?? (isHydrated ? readColumns(userId, company.uuid) : usualColumns)
  return (
    <Stack gap={4}>
      <Stack direction="row" gap={2} isWrap align="center" justify="space-between">
        <Text tone="muted" size="s">
          <span role="status">{messages.found(data.total)}</span>
        </Text>
        <Suspense fallback={<Skeleton shape="box" height="44px" />}>
          <OrdersTools
            params={params}
            columns={columns}
            onColumns={(next) => {
              setChosen(next)
              keepColumns(userId, company.uuid, next)
            }}
          />
        </Suspense>
      </Stack>
      <OrdersTable caption={messages.title} orders={data.items} columns={columns} />
      <Pagination
        page={params.page}
        pages={data.pages}
        hrefOf={(page) => addressOf({ ...params, page })}
      />
    </Stack>
  )
}

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
