import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { companyPageMessages as messages } from './company.messages.ts'
import { parseCompanyUuid } from './company.params.ts'

export default definePage({
  id: 'cabinet:company',
  path: '/cabinet/companies/:id/',
  // Reads the address only: whose company it is is known in the browser alone.
  check: ({ params }) => {
    if (parseCompanyUuid(params.id) === null) throw notFound()
  },
  head: () => ({ title: messages.documentTitle }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './company.page.tsx')).CompanyPage,
  }),
})
