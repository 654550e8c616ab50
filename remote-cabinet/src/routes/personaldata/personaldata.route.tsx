import { documentTitle } from '@isp/contract/site'
import { definePage } from '@isp/federation/page'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export default definePage({
  id: 'cabinet:personaldata',
  path: '/cabinet/personaldata/',
  head: () => ({ title: documentTitle(pageTitles.personaldata) }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './personaldata.page.tsx'))
      .PersonalDataPage,
  }),
  handle: { menu: { text: pageTitles.personaldata, icon: 'user', place: 2 } },
})
