import { definePage } from '@isp/federation/page'
import { authMessages } from './auth.messages.ts'
import { AuthPage } from './auth.page.tsx'

export default definePage({
  id: 'auth:auth',
  path: '/auth/',
  aliases: { 'auth:cabinet-auth': '/cabinet/auth/' },
  head: () => ({ title: authMessages.documentTitle }),
  page: <AuthPage />,
})
