import { definePage } from '@isp/federation/page'
import { changePasswordMessages as messages } from './change-password.messages.ts'

export default definePage({
  id: 'auth:change-password',
  path: '/auth/change-password/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "account-forms" */ './change-password.page.tsx'))
      .ChangePasswordPage,
  }),
})
