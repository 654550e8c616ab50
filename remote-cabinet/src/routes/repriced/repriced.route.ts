import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:repriced',
  path: '/cabinet/repriced/',
  page: async () => import(/* webpackChunkName: "lists" */ './repriced.page.tsx'),
})
