import { definePage } from '@isp/federation/page'
import { personalDataMessages as messages } from './personaldata.messages.ts'

export default definePage({
  id: 'cabinet:personaldata',
  path: '/cabinet/personaldata/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './personaldata.page.tsx'))
      .PersonalDataPage,
  }),
  handle: { menu: { text: messages.title, icon: 'user', place: 2 } },
})
