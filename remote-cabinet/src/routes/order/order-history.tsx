import type { OrderActivity } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Card, color, font, Heading, Skeleton, space, Text } from '@isp/ui'
import { LocalTime } from '../../shared/order/local-time.tsx'
import { orderActivityQuery } from '../../shared/order/order.queries.ts'
import { orderPageMessages as messages } from './order.messages.ts'

/** Every change of the order, newest first; its failure leaves the order itself readable. */
export const OrderHistory = ({ id, companyUuid }: { id: number; companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(orderActivityQuery(api, companyUuid, id))
  return (
    <Card as="section">
      <Heading level={2} size={3}>
        {messages.history}
      </Heading>
      <Read
        query={query}
        headingLevel={3}
        waiting={<Skeleton lines={4} />}
        instead={{ 404: <NoHistory /> }}
        isEmpty={(items) => items.length === 0}
        empty={<NoHistory />}
      >
        {(items) => <Timeline items={items} />}
      </Read>
    </Card>
  )
}

const NoHistory = () => <Text tone="muted">{messages.noHistory}</Text>

const Timeline = ({ items }: { items: readonly OrderActivity[] }) => (
  <ol css={listCss}>
    {items.map(({ id, at, text, author }) => (
      <li key={id}>
        <span data-part="when">
          <LocalTime iso={at} />
          {author && ` · ${author}`}
        </span>
        {text}
      </li>
    ))}
  </ol>
)

const listCss = {
  display: 'grid',
  margin: `${space[4]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    paddingLeft: space[5],
    paddingBottom: space[4],
    borderLeft: `2px solid ${color.line}`,
    overflowWrap: 'anywhere',
  },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: '-6px',
    top: '5px',
    width: '10px',
    height: '10px',
    borderRadius: '50%',
    background: color.lineStrong,
  },
  '& li:first-of-type::before': { background: color.accent },
  '& [data-part="when"]': {
    display: 'block',
    color: color.textMuted,
    fontSize: font.size.s,
    fontVariantNumeric: font.tabular,
  },
} as const
