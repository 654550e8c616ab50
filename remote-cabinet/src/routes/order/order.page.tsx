import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { useParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { lazy, Suspense } from 'react'
import { orderQuery } from '../../shared/order/order.queries.ts'
import { parseOrderId } from '../../shared/order/order-id.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { SkeletonOfOne } from '../../shared/page/page-of-one.tsx'
import { OrderDetails } from './order-details.tsx'

const OrderNotFound = lazy(() => import(/* webpackChunkName: "order" */ './order-not-found.tsx'))

const absent = (
  <Suspense fallback={<SkeletonOfOne />}>
    <OrderNotFound />
  </Suspense>
)

/** /cabinet/orders/[id]/: what was ordered, in which state it is, and what has happened to it. */
export const OrderPage = () => {
  const id = parseOrderId(useParams().id)
  const standing = useStanding()
  if (standing.kind !== 'member') return <NoCompany />
  return id === null ? absent : <LoadedOrder id={id} companyUuid={standing.company.uuid} />
}

const LoadedOrder = ({ id, companyUuid }: { id: number; companyUuid: string }) => {
  const { api } = useRemoteContext()
  const query = useQuery(orderQuery(api, companyUuid, id))
  return (
    <Read query={query} headingLevel={1} waiting={<SkeletonOfOne />} instead={{ 404: absent }}>
      {(order) => <OrderDetails order={order} companyUuid={companyUuid} />}
    </Read>
  )
}
