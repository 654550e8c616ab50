import { createFileCalls } from '@isp/api-client'
import type { Order } from '@isp/contract'
import { useRemoteContext } from '@isp/federation/remote'
import { Fact } from '../../shared/order/fact.tsx'
import { OrderFiles } from '../../shared/order/order-files.tsx'
import { ReportedOrder } from '../../shared/order/reported-order.tsx'
import { orderPageMessages as messages } from './order.messages.ts'

/** Facts that few orders have: terms that were said, files that were sent along. */
const OrderExtras = ({ order }: { order: Order }) => {
  const { api, session } = useRemoteContext()
  const files = [...order.files, ...(order.papers ?? [])]
  const { download } = createFileCalls(api, session.clientId)
  return (
    <>
      <ReportedOrder order={order} reader="buyer" />
      {files.length > 0 && (
        <Fact label={messages.files}>
          <OrderFiles files={files} fetchFile={(id) => download(id)} />
        </Fact>
      )}
    </>
  )
}

export default OrderExtras
