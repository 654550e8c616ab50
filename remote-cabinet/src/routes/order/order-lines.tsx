import type { Order } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, formatQuantity, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, ProductPicture, Text } from '@isp/ui'
import { LineStock } from './line-stock.tsx'
import { orderPageMessages as messages } from './order.messages.ts'

type Line = Order['lines'][number]

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'picture',
    header: messages.picture,
    isHeaderHidden: true,
    card: 'media',
    width: '72px',
    render: ({ image }) => <ProductPicture image={image} alt="" sizes="56px" />,
  },
  {
    key: 'name',
    header: messages.product,
    card: 'title',
    render: (line) => <LineName line={line} />,
  },
  {
    key: 'stock',
    header: messages.stock,
    render: (line) => <LineStock line={line} />,
  },
  {
    key: 'price',
    header: messages.price,
    align: 'end',
    priority: 2,
    render: ({ price }) => formatMoney(price),
  },
  {
    key: 'quantity',
    header: messages.quantity,
    align: 'end',
    render: ({ quantity, unit }) => formatQuantity(quantity, unit),
  },
  {
    key: 'sum',
    header: messages.sum,
    align: 'end',
    render: ({ sum, vatRate }) => (
      <span css={{ textAlign: 'right' }}>
        <strong>{formatMoney(sum)}</strong>
        <Text as="div" size="xs" tone="muted">
          {messages.vatOf(vatRate)}
        </Text>
      </span>
    ),
  },
]

const LineName = ({ line }: { line: Line }) => {
  const name = productName(line.name)
  return (
    <>
      {line.slug ? <Link to={urls.product(line.slug)}>{name}</Link> : name}
      <Text as="div" size="s" tone="muted">
        {messages.article(line.article)}
      </Text>
      {!line.slug && (
        <Text as="div" size="s" tone="muted">
          {messages.gone}
        </Text>
      )}
    </>
  )
}

/** What was ordered: names and prices as they were on that day. */
export const OrderLines = ({ lines }: { lines: readonly Line[] }) => (
  <DataTable
    caption={messages.lines}
    columns={columns}
    rows={lines}
    rowKey={({ article, productId }) => productId ?? article}
  />
)
