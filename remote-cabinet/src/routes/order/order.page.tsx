import { accountUrls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { EmptyState, LinkButton } from '@isp/ui'
import { orderQuery } from '../../shared/order/order.queries.ts'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { SkeletonOfOne } from '../../shared/page/page-of-one.tsx'
import { orderPageMessages as messages } from './order.messages.ts'
import { OrderDetails } from './order-details.tsx'

/** /cabinet/orders/[id]/: what was ordered, in which state it is, and what has happened to it. */
export const OrderPage = () => {
  const id = parseOrderId(useParams().id)
  const standing = useStanding()
  if (standing.kind !== 'member') return <NoCompany />
  return id === null ? (
    <OrderNotFound />
  ) : (
    <LoadedOrder id={id} companyUuid={standing.company.uuid} />
  )
}

const LoadedOrder = ({ id, companyUuid }: { id: number; companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(orderQuery(api, companyUuid, id))
  return (
    <Read
      query={query}
      headingLevel={1}
      waiting={<SkeletonOfOne />}
      instead={{ 404: <OrderNotFound /> }}
    >
      {(order) => <OrderDetails order={order} companyUuid={companyUuid} />}
    </Read>
  )
}

const OrderNotFound = () => (
  <EmptyState
    headingLevel={1}
    icon="box"
    title={messages.notFoundTitle}
    text={messages.notFoundText}
    action={<LinkButton to={accountUrls.orders()}>{messages.back}</LinkButton>}
  />
)
