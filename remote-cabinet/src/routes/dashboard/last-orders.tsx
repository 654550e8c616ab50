import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Heading, Stack } from '@isp/ui'
import { NoOrders } from '../../shared/order/no-orders.tsx'
import { ordersQuery } from '../../shared/order/order.queries.ts'
import { OrdersTable } from '../../shared/order/orders-table.tsx'
import { dashboardMessages as messages } from './dashboard.messages.ts'

const SHOWN = 5

/** The newest orders of the chosen company. */
export const LastOrders = ({ companyUuid }: { companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(ordersQuery(api, companyUuid, { page: 1 }))
  return (
    <Stack as="section" gap={3}>
      <Stack direction="row" justify="space-between" align="baseline" gap={3}>
        <Heading level={2} size={3}>
          {messages.lastOrders}
        </Heading>
        {Boolean(query.data?.items.length) && (
          <Link to={accountUrls.orders()}>{messages.allOrders}</Link>
        )}
      </Stack>
      <Read
        query={query}
        headingLevel={3}
        waiting={<OrdersTable caption={messages.lastOrders} orders={[]} isLoading />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoOrders headingLevel={3} />}
      >
        {({ items }) => (
          <OrdersTable caption={messages.lastOrders} orders={items.slice(0, SHOWN)} />
        )}
      </Read>
    </Stack>
  )
}
