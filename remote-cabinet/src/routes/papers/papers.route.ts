import { definePage } from '@isp/federation/page'
import { papersDocumentTitle } from './papers-title.messages.ts'

export default definePage({
  id: 'cabinet:papers',
  path: '/cabinet/papers/',
  head: () => ({ title: papersDocumentTitle }),
  page: async () => import(/* webpackChunkName: "papers" */ './papers.page.tsx'),
})
