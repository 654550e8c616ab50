import type { Order } from '@isp/contract'
import { formatQuantity, productName } from '@isp/i18n'
import { Card, color, font, Heading, space } from '@isp/ui'
import { LocalTime } from './local-time.tsx'
import { orderShipmentsMessages as messages } from './order-shipments.messages.ts'

type OrderShipmentsProps = Pick<Order, 'shipments' | 'lines'>

/** D39: what has left, and when. */
export const OrderShipments = ({ shipments, lines }: OrderShipmentsProps) => {
  const lineOf = new Map(lines.map((line) => [line.place, line]))
  return (
    <Card as="section">
      <Heading level={2} size={3}>
        {messages.title}
      </Heading>
      <ol css={listCss}>
        {shipments.map(({ id, at, note, lines: parts }, index) => (
          <li key={id}>
            <strong>{messages.shipment(index + 1)}</strong>{' '}
            <span css={{ color: color.textMuted }}>
              <LocalTime iso={at} />
            </span>
            {note && <p>{note}</p>}
            <ul>
              {parts.map(({ place, quantity }) => {
                const line = lineOf.get(place)
                return (
                  <li key={place}>
                    {line ? productName(line.name) : messages.unknown} —{' '}
                    {formatQuantity(quantity, line?.unit ?? '')}
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const listCss = {
  display: 'grid',
  gap: space[4],
  margin: `${space[3]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '& p': { margin: `${space[1]} 0 0`, overflowWrap: 'anywhere' },
  '& ul': { margin: `${space[1]} 0 0`, paddingLeft: space[5], fontSize: font.size.m },
} as const
