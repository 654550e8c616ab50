import { documentTitle } from '@isp/contract/site'
import { definePage } from '@isp/federation/page'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export default definePage({
  id: 'cabinet:personal',
  path: '/cabinet/personal/',
  head: () => ({ title: documentTitle(pageTitles.personal) }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './personal.page.tsx')).PersonalPage,
  }),
  handle: { menu: { text: pageTitles.personal, icon: 'filter', place: 10 } },
})
