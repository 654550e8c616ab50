import { definePage } from '@isp/federation/page'
import { registrationPageMessages as messages } from './registration-page.messages.ts'

export default definePage({
  id: 'auth:registration',
  path: '/cabinet/registration/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "account-forms" */ './registration.page.tsx'))
      .RegistrationPage,
  }),
})
