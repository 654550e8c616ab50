import { definePage } from '@isp/federation/page'
import { orderedDocumentTitle } from '../../shared/goods/goods-title.messages.ts'

export default definePage({
  id: 'cabinet:product-ordered',
  path: '/cabinet/product-ordered/',
  head: () => ({ title: orderedDocumentTitle }),
  page: async () => import(/* webpackChunkName: "goods" */ './product-ordered.page.tsx'),
})
