import type { Product } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { Read } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { Link } from '@isp/router'
import { Skeleton } from '@isp/ui'
import { analoguesQuery } from '../../shared/product/product.queries.ts'
import { ProductList } from '../../shared/product-list/product-list.tsx'
import { analogueColumns } from './analogue-columns.ts'
import { BLOCK_ANALOGUES } from './analogue-counts.ts'
import { productMessages as messages } from './product.messages.ts'

/** The first analogues in the same table as in lists, and the way to all of them. The page does not wait for it. */
export const AnaloguesBlock = ({ product }: { product: Product }) => {
  const { api } = useRemoteContext()
  const analogues = useQuery(analoguesQuery(api, product.id, BLOCK_ANALOGUES))
  return (
    <Read
      query={analogues}
      size="line"
      title={messages.analoguesFailed}
      waiting={<Skeleton shape="box" height="320px" />}
    >
      {(items) => (
        <>
          <ProductList items={items} columns={analogueColumns(items)} view="list" />
          <p css={{ paddingTop: '12px' }}>
            <Link to={urls.productAnalogues(product.slug)}>
              {messages.allAnalogues(product.analogueCount)}
            </Link>
          </p>
        </>
      )}
    </Read>
  )
}
