import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { EmptyState, Heading, LinkButton, Stack } from '@isp/ui'
import { ordersQuery } from '../../shared/order/order.queries.ts'
import { OrdersTable } from '../../shared/order/orders-table.tsx'
import { QueryFailure } from '../../shared/page/query-failure.tsx'
import { dashboardMessages as messages } from './dashboard.messages.ts'

const SHOWN = 5

/** The newest orders of the chosen company. */
export const LastOrders = ({ companyUuid }: { companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(ordersQuery(api, companyUuid, { page: 1 }))
  const orders = query.data?.items ?? []
  return (
    <Stack as="section" gap={3}>
      <Stack direction="row" justify="space-between" align="baseline" gap={3}>
        <Heading level={2} size={3}>
          {messages.lastOrders}
        </Heading>
        {orders.length > 0 && <Link to={urls.orders()}>{messages.allOrders}</Link>}
      </Stack>
      {query.isError ? (
        <QueryFailure
          error={query.error}
          notFound={<NoOrders />}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : query.isSuccess && orders.length === 0 ? (
        <NoOrders />
      ) : (
        <OrdersTable
          caption={messages.lastOrders}
          orders={orders.slice(0, SHOWN)}
          isLoading={query.isPending}
        />
      )}
    </Stack>
  )
}

const NoOrders = () => (
  <EmptyState
    headingLevel={3}
    title={messages.noOrders}
    text={messages.noOrdersText}
    action={<LinkButton to={urls.catalog()}>{messages.catalog}</LinkButton>}
  />
)
