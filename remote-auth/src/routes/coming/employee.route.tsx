import { definePage } from '@isp/federation/page'
import { comingMessages as messages } from './coming.messages.ts'
import { ComingPage } from './coming.page.tsx'

export default definePage({
  id: 'auth:confirmation-add-employee',
  path: '/cabinet/confirmation-add-employee/*',
  head: () => ({ title: messages.documentTitle(messages.employee.title) }),
  page: <ComingPage topic="employee" />,
})
