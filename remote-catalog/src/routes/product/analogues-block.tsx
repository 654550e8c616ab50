import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Button, Skeleton, Text } from '@isp/ui'
import { analoguesQuery } from '../../shared/product/product.queries.ts'
import { ProductList } from '../../shared/product-list/product-list.tsx'
import { analogueColumns } from './analogue-columns.ts'
import { productMessages as messages } from './product.messages.ts'

/** How many analogues stand on the product page itself. */
export const BLOCK_ANALOGUES = 3

/** The first analogues in the same table as in lists, and the way to all of them. The page does not wait for it. */
export const AnaloguesBlock = ({ product }: { product: Product }) => {
  const { api } = useRemoteContext()
  const analogues = useQuery(analoguesQuery(api, product.id, BLOCK_ANALOGUES))
  if (analogues.isPending) return <Skeleton shape="box" height="320px" />
  if (analogues.isError)
    return (
      <div role="alert">
        <Text tone="secondary">{messages.analoguesFailed}</Text>
        <Button variant="secondary" icon="refresh" onClick={() => void analogues.refetch()}>
          {messages.retry}
        </Button>
      </div>
    )
  const items = analogues.data
  return (
    <>
      <ProductList items={items} columns={analogueColumns(items)} view="list" />
      <p css={{ paddingTop: '12px' }}>
        <Link to={urls.productAnalogues(product.slug)}>
          {messages.allAnalogues(product.analogueCount)}
        </Link>
      </p>
    </>
  )
}
