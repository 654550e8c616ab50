import type { Approval } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { formatMoney, formatQuantity, productName } from '@isp/i18n'
import { Link } from '@isp/router'
import { type DataColumn, DataTable, Heading, Stack, Text } from '@isp/ui'
import { approvalPageMessages as messages } from './approval.messages.ts'

type Line = Approval['lines'][number]

const columns: readonly DataColumn<Line>[] = [
  {
    key: 'name',
    header: messages.product,
    card: 'title',
    render: ({ slug, name, article, comment, changes }) => (
      <div>
        {slug ? <Link to={urls.product(slug)}>{productName(name)}</Link> : productName(name)}
        <Text as="div" size="s" tone="muted">
          {messages.article(article)}
        </Text>
        {comment && <Text size="s">{comment}</Text>}
        {changes.map((text) => (
          <Text key={text} size="s" tone="danger">
            {text}
          </Text>
        ))}
      </div>
    ),
  },
  {
    key: 'price',
    header: messages.price,
    align: 'end',
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
    render: ({ sum }) => <strong>{formatMoney(sum)}</strong>,
  },
]

/** As they were approved, until then as the author asked for them; what has changed stands with each. */
export const ApprovalLines = ({ lines }: { lines: readonly Line[] }) => (
  <Stack as="section" gap={3}>
    <Heading level={2} size={3}>
      {messages.lines}
    </Heading>
    <DataTable
      caption={messages.lines}
      columns={columns}
      rows={lines}
      rowKey={({ productId }) => productId}
    />
  </Stack>
)
