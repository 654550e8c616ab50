import type { Order } from '@isp/contract'
import { OrderShipments } from '../../shared/order/order-shipments.tsx'
import { OrderHistory } from './order-history.tsx'

/** What has become of the order since: below its lines, in a chunk of its own. */
export const OrderTail = ({ order, companyUuid }: { order: Order; companyUuid: string }) => (
  <>
    {order.shipments.length > 0 && (
      <OrderShipments shipments={order.shipments} lines={order.lines} />
    )}
    <div data-print="no">
      <OrderHistory id={order.id} companyUuid={companyUuid} />
    </div>
  </>
)
