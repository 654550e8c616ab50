import type { Order } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, formatQuantity, perUnit, productName, quoted } from '@isp/i18n'
import { Link } from '@isp/router'
import {
  color,
  type DataColumn,
  DataTable,
  font,
  media,
  ProductPicture,
  space,
  Text,
} from '@isp/ui'
import { lazy, Suspense } from 'react'
import { LineStock } from '../../shared/order/line-stock.tsx'
import { orderPageMessages as messages } from './order.messages.ts'

type Line = Order['lines'][number]

const columnsOf = (orderId: number | null): readonly DataColumn<Line>[] => [
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
    render: (line) => <LineName line={line} orderId={orderId} />,
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
    render: ({ price, unit }) => (
      <span>
        {formatMoney(price)}{' '}
        <Text as="div" size="xs" tone="muted">
          {perUnit(unit)}
        </Text>
      </span>
    ),
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

const LineClaims = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tickets" */ '../../shared/claim/line-claims.tsx'))
    .LineClaims,
}))

/** Claims belong to whoever may make them: without an id of the order there are none. */
const LineName = ({ line, orderId }: { line: Line; orderId: number | null }) => {
  const name = productName(line.name)
  return (
    <>
      <span css={placeCss}>{line.place + 1}. </span>
      {line.slug ? <Link to={urls.product(line.slug)}>{name}</Link> : name}
      <Text as="div" size="xs" tone="muted">
        {messages.article(line.article)}
      </Text>
      {line.comment && (
        <Text as="div" size="s" css={{ overflowWrap: 'anywhere' }}>
          {quoted(line.comment)}
        </Text>
      )}
      {!line.slug && (
        <Text as="div" size="s" tone="muted">
          {messages.gone}
        </Text>
      )}
      {orderId !== null && line.shipped > 0 && (
        <Suspense>
          <LineClaims orderId={orderId} place={line.place} />
        </Suspense>
      )}
    </>
  )
}

type OrderLinesProps = { order: Pick<Order, 'id' | 'lines' | 'isReadOnly'> }

/** What was ordered: names and prices as they were on that day. */
export const OrderLines = ({ order: { id, lines, isReadOnly } }: OrderLinesProps) => (
  <DataTable
    caption={messages.lines}
    columns={columnsOf(isReadOnly ? null : id)}
    rows={lines}
    rowKey={({ place }) => place}
    css={compactCss}
  />
)

const placeCss = { color: color.textMuted, fontVariantNumeric: font.tabular } as const

/** Names as in lists of goods. On a phone: picture, name with stock under it, then quantity and sum in one line; the price is in the quantity's place. */
const compactCss = {
  '& td > a': { color: color.text, fontWeight: font.weight.medium, textDecoration: 'none' },
  [media.down(744)]: {
    '& tbody': { gap: 0 },
    '& tr': {
      gridTemplateColumns: '48px minmax(0, 1fr) auto',
      rowGap: space[1],
      padding: `${space[3]} 0`,
      border: 0,
      borderRadius: 0,
      borderBottom: `1px solid ${color.line}`,
    },
    '& td[data-card="media"]': { gridRow: '1 / span 3', width: '48px', paddingBottom: 0 },
    '& td[data-card="media"] + td[data-card="title"]': { gridColumn: '2 / -1', paddingBottom: 0 },
    '& td[data-card="line"]': { gridColumn: '2 / -1', padding: 0, border: 0 },
    '& td[data-card="line"]::before': { content: 'none' },
    '& td[data-card="line"]:nth-of-type(4)': {
      gridColumn: '2',
      gridRow: 4,
      color: color.textMuted,
      '& div': { display: 'inline' },
    },
    '& td[data-card="line"]:nth-of-type(5)': { gridColumn: '2', gridRow: 3 },
    '& td[data-card="line"]:nth-of-type(6)': { gridColumn: '3', gridRow: '3 / span 2' },
  },
} as const
