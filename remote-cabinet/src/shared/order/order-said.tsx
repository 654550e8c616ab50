import type { Order } from '@isp/contract'
import { describeOrderTerms } from '@isp/i18n'

/** What the buyer has said of the order beside contact and delivery, as entries of a list of facts. */
export const OrderSaid = ({ order }: { order: Pick<Order, 'ownNumber' | 'terms'> }) =>
  describeOrderTerms(order).map(({ label, text }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  ))
