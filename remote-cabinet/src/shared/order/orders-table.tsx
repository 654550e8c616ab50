import type { OrderSummary } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { formatMoney, formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, font } from '@isp/ui'
import { LocalTime } from './local-time.tsx'
import { orderMessages } from './order.messages.ts'
import { OrderStatusTag } from './order-status-tag.tsx'
import { ordersTableMessages as messages } from './orders-table.messages.ts'

const columns: readonly DataColumn<OrderSummary>[] = [
  {
    key: 'number',
    header: messages.number,
    card: 'title',
    render: ({ id, number, ownNumber }) => (
      <>
        <Link to={accountUrls.order(id)} css={{ fontWeight: font.weight.semibold }}>
          {orderMessages.title(number)}
        </Link>
        {ownNumber && <small css={{ display: 'block' }}>{ownNumber}</small>}
      </>
    ),
  },
  {
    key: 'created',
    header: messages.created,
    render: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    key: 'status',
    header: messages.status,
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
  {
    key: 'lines',
    header: messages.lines,
    align: 'end',
    priority: 2,
    render: ({ lineCount }) => formatNumber(lineCount),
  },
  { key: 'author', header: messages.author, priority: 2, render: ({ author }) => author },
  {
    key: 'total',
    header: messages.total,
    align: 'end',
    render: ({ total }) => <strong>{formatMoney(total)}</strong>,
  },
]

type OrdersTableProps = {
  caption: string
  orders: readonly OrderSummary[]
  isLoading?: boolean
}

/** Dense rows on a desk, cards on a phone. */
export const OrdersTable = ({ caption, orders, isLoading }: OrdersTableProps) => (
  <DataTable
    caption={caption}
    columns={columns}
    rows={orders}
    rowKey={({ id }) => id}
    isLoading={isLoading}
  />
)
