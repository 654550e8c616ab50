import { definePage } from '@isp/federation/page'
import { comingMessages as messages } from './coming.messages.ts'
import { ComingPage } from './coming.page.tsx'

export default definePage({
  id: 'auth:accept-invitation',
  path: '/cabinet/accept-invitation/*',
  head: () => ({ title: messages.documentTitle(messages.invitation.title) }),
  page: <ComingPage topic="invitation" />,
})
