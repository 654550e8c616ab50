import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { absentHead } from '../../shared/page/absent-head.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { analoguesQuery, productQuery } from '../../shared/product/product.queries.ts'
import { BLOCK_ANALOGUES } from './analogue-counts.ts'
import { loadMore } from './more-place.tsx'
import { productHead } from './product.head.ts'
import { ProductPage } from './product.page.tsx'
import { checkProductCode, leadOn } from './product.params.ts'

/** D20: of a product that is not there the shell shows what it shows on `/404/product/`. */
export default definePage({
  id: 'catalog:product',
  path: '/product/:productCode/',
  check: ({ params }) => checkProductCode(params),
  subject: ({ api }, { productCode = '' }) => productQuery(api, productCode),
  /** The server waits for the analogues to send a complete page; in the browser the product shows first. */
  load: async ({ api, queryClient }, address, subject) => {
    const more = loadMore().catch(() => null)
    const { id, slug, analogueCount } = await subject
    leadOn(slug, address, urls.product)
    await more
    if (analogueCount === 0) return
    const analogues = queryClient.prefetchQuery(analoguesQuery(api, id, BLOCK_ANALOGUES))
    if (typeof document === 'undefined') await analogues
  },
  head: productHead,
  absent: absentHead(pageMessages.productNotFoundTitle),
  page: <ProductPage />,
})
