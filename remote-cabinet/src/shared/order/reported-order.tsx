import type { Order } from '@isp/contract'
import { describeOrderTerms } from '@isp/i18n'
import { Fact } from './fact.tsx'

type ReportedOrderProps = { order: Order; reader: 'buyer' | 'staff' }

/** What the buyer has said of the order beside contact and delivery, as entries of a list of facts. */
export const ReportedOrder = ({ order, reader }: ReportedOrderProps) =>
  describeOrderTerms(order, reader).map(({ label, text }) => (
    <Fact key={label} label={label}>
      {text}
    </Fact>
  ))
