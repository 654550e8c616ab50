import { definePage } from '@isp/federation/page'
import { acceptInvitationMessages as messages } from './accept-invitation.messages.ts'

export default definePage({
  id: 'auth:accept-invitation',
  path: '/cabinet/accept-invitation/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({ Page: (await import('./accept-invitation.page.tsx')).AcceptInvitationPage }),
})
