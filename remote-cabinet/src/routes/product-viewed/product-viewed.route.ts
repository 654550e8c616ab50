import { definePage } from '@isp/federation/page'
import { viewedDocumentTitle } from '../../shared/goods/goods-title.messages.ts'

export default definePage({
  id: 'cabinet:product-viewed',
  path: '/cabinet/product-viewed/',
  head: () => ({ title: viewedDocumentTitle }),
  page: async () => import(/* webpackChunkName: "goods" */ './product-viewed.page.tsx'),
})
