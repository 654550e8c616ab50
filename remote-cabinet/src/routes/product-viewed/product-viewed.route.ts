import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:product-viewed',
  path: '/cabinet/product-viewed/',
  page: async () => import(/* webpackChunkName: "own-pages" */ './product-viewed.page.tsx'),
})
