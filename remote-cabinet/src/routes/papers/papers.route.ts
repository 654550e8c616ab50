import { definePage } from '@isp/federation/page'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export default definePage({
  id: 'cabinet:papers',
  path: '/cabinet/papers/',
  page: async () => import(/* webpackChunkName: "lists" */ './papers.page.tsx'),
  handle: { menu: { text: pageTitles.papers, icon: 'document', place: 8, needsCompany: true } },
})
