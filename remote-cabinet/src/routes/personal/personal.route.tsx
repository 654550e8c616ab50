import { definePage } from '@isp/federation/page'
import { personalMessages as messages } from './personal.messages.ts'

export default definePage({
  id: 'cabinet:personal',
  path: '/cabinet/personal/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './personal.page.tsx')).PersonalPage,
  }),
  handle: { menu: { text: messages.title, icon: 'filter', place: 9 } },
})
