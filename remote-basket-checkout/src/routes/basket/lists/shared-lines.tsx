import type { BasketLine } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, formatNumber, formatQuantity, productName, quoted } from '@isp/i18n'
import { Link } from '@isp/router'
import { Button, type DataColumn, DataTable, ProductPicture, Stack, Text } from '@isp/ui'
import { useState } from 'react'
import { listsMessages as messages } from './lists.messages.ts'

/** Drawn at once; more on demand. */
const STEP = 100

const columns: readonly DataColumn<BasketLine>[] = [
  {
    key: 'picture',
    header: '',
    isHeaderHidden: true,
    card: 'media',
    width: '72px',
    render: ({ product }) => <ProductPicture image={product?.image ?? null} alt="" sizes="56px" />,
  },
  {
    key: 'product',
    header: messages.columnProduct,
    card: 'title',
    render: ({ product, name, problem, comment }) => (
      <>
        {product ? (
          <Link to={urls.product(product.slug)}>{productName(product.name)}</Link>
        ) : (
          productName(name)
        )}
        {product && (
          <Text as="div" size="s" tone="muted">
            {messages.article(product.article)}
          </Text>
        )}
        {comment && (
          <Text as="div" size="s" css={{ overflowWrap: 'anywhere' }}>
            {quoted(comment)}
          </Text>
        )}
        {problem && (
          <Text as="div" size="s" tone="danger">
            {messages.lineProblem[problem]}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'quantity',
    header: messages.columnQuantity,
    align: 'end',
    render: ({ quantityOrdered, product }) =>
      product ? formatQuantity(quantityOrdered, product.unit) : formatNumber(quantityOrdered),
  },
  {
    key: 'price',
    header: messages.columnPrice,
    align: 'end',
    priority: 2,
    render: ({ price }) => price !== null && formatMoney(price),
  },
  {
    key: 'sum',
    header: messages.columnSum,
    align: 'end',
    render: ({ sum, problem }) => !problem && <strong>{formatMoney(sum)}</strong>,
  },
]

export const SharedLines = ({ lines }: { lines: readonly BasketLine[] }) => {
  const [shownCount, setShownCount] = useState(STEP)
  const rest = lines.length - shownCount
  return (
    <Stack gap={3}>
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={lines.slice(0, shownCount)}
        rowKey={({ productId }) => productId}
      />
      {rest > 0 && (
        <Button variant="secondary" onClick={() => setShownCount(shownCount + STEP)}>
          {messages.showMore(Math.min(rest, STEP))}
        </Button>
      )}
    </Stack>
  )
}
