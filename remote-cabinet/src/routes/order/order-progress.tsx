import type { OrderStatus } from '@isp/contract'
import {
  color,
  font,
  forcedColors,
  Icon,
  media,
  radius,
  space,
  Text,
  VisuallyHidden,
} from '@isp/ui'
import { orderMessages } from '../../shared/order/order.messages.ts'
import { orderPageMessages as messages } from './order.messages.ts'

/** The way of an order that is not cancelled (decisions.md, "Vocabulary"). */
const steps = [
  'NEW',
  'CONFIRMED',
  'AWAITING_PAYMENT',
  'ASSEMBLING',
  'SHIPPED',
  'DELIVERED',
] as const satisfies readonly OrderStatus[]

/** Where the order stands on its way. */
export const OrderProgress = ({ status }: { status: OrderStatus }) => {
  if (status === 'CANCELLED')
    return (
      <Text css={cancelledCss}>
        <Icon name="info" size={18} /> {messages.cancelled}
      </Text>
    )
  const current = steps.indexOf(status)
  return (
    <ol aria-label={messages.progress} css={rootCss}>
      {steps.map((step, index) => {
        const place = index < current ? 'done' : index === current ? 'now' : 'ahead'
        return (
          <li key={step} data-place={place} aria-current={place === 'now' ? 'step' : undefined}>
            {orderMessages.statuses[step]}
            <VisuallyHidden>, {messages[place]}</VisuallyHidden>
          </li>
        )
      })}
    </ol>
  )
}

const cancelledCss = {
  display: 'flex',
  gap: space[2],
  padding: space[3],
  borderRadius: radius.l,
  background: color.surfaceMuted,
} as const

const rootCss = {
  display: 'grid',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: font.size.s,
  [media.up(744)]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  '& li': {
    position: 'relative',
    padding: `${space[1]} ${space[3]}`,
    borderLeft: `4px solid ${color.line}`,
    color: color.textMuted,
    [media.up(744)]: {
      padding: `${space[2]} 0 0`,
      borderLeft: 0,
      borderTop: `4px solid ${color.line}`,
    },
  },
  '& li[data-place="done"]': { borderColor: color.success, color: color.text },
  '& li[data-place="now"]': {
    borderColor: color.accent,
    color: color.text,
    fontWeight: font.weight.semibold,
  },
  [forcedColors]: {
    '& li[data-place="now"]': { borderColor: 'Highlight' },
    '& li[data-place="ahead"]': { borderColor: 'GrayText' },
  },
} as const
