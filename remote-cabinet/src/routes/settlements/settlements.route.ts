import { definePage } from '@isp/federation/page'
import { settlementsTitle } from './settlements-title.messages.ts'

export default definePage({
  id: 'cabinet:settlements',
  path: '/cabinet/settlements/',
  page: async () => import(/* webpackChunkName: "lists" */ './settlements.page.tsx'),
  handle: {
    menu: {
      text: settlementsTitle,
      icon: 'check-circle',
      place: 9,
      needsCompany: true,
      roles: ['manager', 'buyer'],
    },
  },
})
