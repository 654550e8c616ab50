import { definePage } from '@isp/federation/page'

export default definePage({
  id: 'cabinet:papers',
  path: '/cabinet/papers/',
  page: async () => import(/* webpackChunkName: "lists" */ './papers.page.tsx'),
})
