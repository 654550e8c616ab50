import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:product-ordered',
  path: '/cabinet/product-ordered/',
  page: async () => import(/* webpackChunkName: "own-pages" */ './product-ordered.page.tsx'),
})
