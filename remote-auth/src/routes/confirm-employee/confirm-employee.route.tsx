import { definePage } from '@isp/federation/page'
import { confirmEmployeeMessages as messages } from './confirm-employee.messages.ts'

export default definePage({
  id: 'auth:confirmation-add-employee',
  path: '/cabinet/confirmation-add-employee/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({ Page: (await import('./confirm-employee.page.tsx')).ConfirmEmployeePage }),
})
