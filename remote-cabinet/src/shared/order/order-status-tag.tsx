import type { OrderStatus } from '@isp/contract'
import { Tag, type Tone } from '@isp/ui'
import { orderMessages } from './order.messages.ts'

const tones: Record<OrderStatus, Tone> = {
  NEW: 'info',
  CONFIRMED: 'info',
  AWAITING_PAYMENT: 'warning',
  ASSEMBLING: 'accent',
  SHIPPED: 'accent',
  DELIVERED: 'success',
  CANCELLED: 'neutral',
}

export const OrderStatusTag = ({ status }: { status: OrderStatus }) => (
  <Tag tone={tones[status]}>{orderMessages.statuses[status]}</Tag>
)
