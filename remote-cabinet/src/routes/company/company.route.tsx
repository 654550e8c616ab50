import { documentTitle } from '@isp/contract/site'
import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'
import { parseCompanyUuid } from './company.params.ts'

export default definePage({
  id: 'cabinet:company',
  path: '/cabinet/companies/:id/',
  // Reads the address only: whose company it is is known in the browser alone.
  check: ({ params }) => {
    if (parseCompanyUuid(params.id) === null) throw notFound()
  },
  head: () => ({ title: documentTitle(pageTitles.company) }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './company.page.tsx')).CompanyPage,
  }),
})
