import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { absentHead } from '../../shared/page/absent-head.ts'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { analoguesQuery, productQuery } from '../../shared/product/product.queries.ts'
import { ALL_ANALOGUES } from './analogue-counts.ts'
import { AnaloguesPage } from './analogues.page.tsx'
import { productMessages as messages } from './product.messages.ts'
import { checkProductCode, leadOn } from './product.params.ts'

export default definePage({
  id: 'catalog:product-analogues',
  path: '/product/:productCode/analogues/',
  check: ({ params }) => checkProductCode(params),
  subject: ({ api }, { productCode = '' }) => productQuery(api, productCode),
  load: async ({ api, queryClient }, address, subject) => {
    const { id, slug } = await subject
    leadOn(slug, address, urls.productAnalogues)
    await queryClient.ensureQueryData(analoguesQuery(api, id, ALL_ANALOGUES))
  },
  /** A list of analogues repeats other pages: not for search engines. */
  head: ({ name, slug }) => ({
    title: pageMessages.documentTitle(messages.analoguesOf(name)),
    canonical: urls.productAnalogues(slug),
    noindex: true,
  }),
  absent: absentHead(pageMessages.productNotFoundTitle),
  page: <AnaloguesPage />,
})
