import { urls, withQuery } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { keepPreviousData, useQuery } from '@isp/query'
import { useSearchParams } from '@isp/router'
import { EmptyState, LinkButton, Pagination, Stack, Text } from '@isp/ui'
import { type OrderListParams, ordersQuery } from '../../shared/order/order.queries.ts'
import { OrdersTable } from '../../shared/order/orders-table.tsx'
import { QueryFailure } from '../../shared/page/query-failure.tsx'
import { ordersMessages as messages } from './orders.messages.ts'
import { ordersSearch, parseOrdersParams } from './orders.params.ts'
import { OrdersFilter } from './orders-filter.tsx'

const addressOf = (params: OrderListParams): string =>
  withQuery(urls.orders(), ordersSearch(params))

/** Search, table and pages; all of it lives in the address. */
export const OrdersList = ({ companyUuid }: { companyUuid: string }) => {
  const { api } = useRemoteContext()
  const params = parseOrdersParams(useSearchParams()[0])
  const query = useQuery({
    ...ordersQuery(api, companyUuid, params),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (query.isError)
    return (
      <QueryFailure
        error={query.error}
        notFound={<NoSuchPage params={params} />}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    )
  const isWaiting = query.isPending || (query.isPlaceholderData && query.isFetching)
  const isFiltered = Boolean(params.q || params.status)
  if (data && data.total === 0 && !isFiltered) return <NoOrders />
  return (
    <Stack gap={4}>
      <OrdersFilter key={addressOf({ ...params, page: 1 })} params={params} />
      {data && data.total > 0 && (
        <Text tone="muted" size="s">
          <span role="status">{messages.found(data.total)}</span>
        </Text>
      )}
      {data && data.total === 0 && !isWaiting ? (
        <NothingFound />
      ) : (
        <OrdersTable caption={messages.title} orders={data?.items ?? []} isLoading={isWaiting} />
      )}
      {data && (
        <Pagination
          page={params.page}
          pages={data.pages}
          hrefOf={(page) => addressOf({ ...params, page })}
        />
      )}
    </Stack>
  )
}

const NoOrders = () => (
  <EmptyState
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={<LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>}
  />
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
