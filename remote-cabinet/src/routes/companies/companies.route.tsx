import { definePage } from '@isp/federation/page'
import { companiesMessages as messages } from './companies.messages.ts'

export default definePage({
  id: 'cabinet:companies',
  path: '/cabinet/companies/',
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './companies.page.tsx')).CompaniesPage,
  }),
  handle: { menu: { text: messages.title, icon: 'company', place: 4 } },
})
