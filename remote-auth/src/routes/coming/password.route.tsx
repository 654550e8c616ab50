import { definePage } from '@isp/federation/page'
import { comingMessages as messages } from './coming.messages.ts'
import { ComingPage } from './coming.page.tsx'

export default definePage({
  id: 'auth:change-password',
  path: '/auth/change-password/',
  head: () => ({ title: messages.documentTitle(messages.password.title) }),
  page: <ComingPage topic="password" />,
})
