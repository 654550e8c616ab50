import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:product-ordered',
  path: '/cabinet/product-ordered/',
  page: async () => import(/* webpackChunkName: "lists" */ './product-ordered.page.tsx'),
})
