import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:product-viewed',
  path: '/cabinet/product-viewed/',
  page: async () => import(/* webpackChunkName: "lists" */ './product-viewed.page.tsx'),
})
