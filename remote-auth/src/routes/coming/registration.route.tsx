import { definePage } from '@isp/federation/page'
import { comingMessages as messages } from './coming.messages.ts'
import { ComingPage } from './coming.page.tsx'

export default definePage({
  id: 'auth:registration',
  path: '/cabinet/registration/*',
  head: () => ({ title: messages.documentTitle(messages.registration.title) }),
  page: <ComingPage topic="registration" />,
})
