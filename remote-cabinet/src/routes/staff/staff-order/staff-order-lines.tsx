import type { StaffOrder } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { EM_DASH, formatMoney, formatQuantity, productName, quoted } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, Text } from '@isp/ui'
import { staffOrderMessages as messages } from './staff-order.messages.ts'

type Line = StaffOrder['lines'][number]

/** D39: the four quantities of a line, each in a column of its own. */
const quantityColumn = (
  key: 'reserved' | 'shipped' | 'cancelled',
  header: string,
): DataColumn<Line> => ({
  key,
  header,
  align: 'end',
  render: (line) => (line[key] > 0 ? formatQuantity(line[key], line.unit) : EM_DASH),
})

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'product',
    header: messages.product,
    card: 'title',
    render: ({ place, slug, name, article, comment }) => (
      <>
        {place + 1}.{' '}
        {slug ? <Link to={urls.product(slug)}>{productName(name)}</Link> : productName(name)}
        <Text as="div" size="s" tone="muted">
          {messages.article(article)}
        </Text>
        {comment && (
          <Text as="div" size="s" css={{ overflowWrap: 'anywhere' }}>
            {quoted(comment)}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'ordered',
    header: messages.ordered,
    align: 'end',
    render: ({ quantity, unit }) => formatQuantity(quantity, unit),
  },
  quantityColumn('reserved', messages.reserved),
  quantityColumn('shipped', messages.shipped),
  quantityColumn('cancelled', messages.cancelled),
  {
    key: 'sum',
    header: messages.sum,
    align: 'end',
    render: ({ sum }) => <strong>{formatMoney(sum)}</strong>,
  },
]

export const StaffOrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <DataTable
    caption={messages.lines}
    columns={columns}
    rows={lines}
    rowKey={({ place }) => place}
  />
)
