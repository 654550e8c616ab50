import { documentTitle } from '@isp/contract/site'
import { definePage } from '@isp/federation/page'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'

export default definePage({
  id: 'cabinet:companies',
  path: '/cabinet/companies/',
  head: () => ({ title: documentTitle(pageTitles.companies) }),
  page: async () => ({
    Page: (await import(/* webpackChunkName: "own-pages" */ './companies.page.tsx')).CompaniesPage,
  }),
  handle: { menu: { text: pageTitles.companies, icon: 'company', place: 4 } },
})
