import type { OrderSummary } from '@isp/contract'
import { accountUrls } from '@isp/contract/urls'
import { formatMoney, formatNumber } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, font } from '@isp/ui'
import { LocalTime } from './local-time.tsx'
import { orderMessages } from './order.messages.ts'
import { OrderStatusTag } from './order-status-tag.tsx'
import { ordersTableMessages as messages } from './orders-table.messages.ts'

/** `hrefOf` is the page of an order: a buyer's or the staff's. */
export const numberColumn = (hrefOf: (id: number) => string): DataColumn<OrderSummary> => ({
  key: 'number',
  header: messages.number,
  card: 'title',
  render: ({ id, number, ownNumber }) => (
    <>
      <Link to={hrefOf(id)} css={{ fontWeight: font.weight.semibold }}>
        {orderMessages.title(number)}
      </Link>
      {ownNumber && <small css={{ display: 'block' }}>{ownNumber}</small>}
    </>
  ),
})

/** What can stand beside the number, in the order in which it stands unless somebody has chosen another. */
export const orderColumns = {
  created: {
    key: 'created',
    header: messages.created,
    render: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  status: {
    key: 'status',
    header: messages.status,
    render: ({ status }) => <OrderStatusTag status={status} />,
  },
  agreement: { key: 'agreement', header: messages.agreement, render: (row) => row.agreement },
  lines: {
    key: 'lines',
    header: messages.lines,
    align: 'end',
    priority: 2,
    render: ({ lineCount }) => formatNumber(lineCount),
  },
  author: { key: 'author', header: messages.author, priority: 2, render: ({ author }) => author },
  total: {
    key: 'total',
    header: messages.total,
    align: 'end',
    render: ({ total }) => <strong>{formatMoney(total)}</strong>,
  },
} satisfies Record<string, DataColumn<OrderSummary>>

export type OrderColumn = keyof typeof orderColumns

export const usualColumns: readonly OrderColumn[] = [
  'created',
  'status',
  'lines',
  'author',
  'total',
]

const ofBuyer = numberColumn(accountUrls.order)

type OrdersTableProps = {
  caption: string
  orders: readonly OrderSummary[]
  columns?: readonly OrderColumn[]
  isLoading?: boolean
}

/** Dense rows on a desk, cards on a phone. */
export const OrdersTable = ({
  caption,
  orders,
  columns = usualColumns,
  isLoading,
}: OrdersTableProps) => (
  <DataTable
    caption={caption}
    columns={[ofBuyer, ...columns.map((key) => orderColumns[key])]}
    rows={orders}
    rowKey={({ id }) => id}
    isLoading={isLoading}
  />
)
