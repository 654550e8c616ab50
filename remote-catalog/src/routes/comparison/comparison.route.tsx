import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { comparisonTitle } from './comparison-title.messages.ts'

/** One visitor's page: what is compared is known in the browser alone, or to the account. */
export default definePage({
  id: 'catalog:comparison',
  path: '/comparison/',
  head: () => ({
    title: pageMessages.documentTitle(comparisonTitle),
    canonical: urls.comparison(),
    noindex: true,
  }),
  page: async () => ({ Page: (await import('./comparison.page.tsx')).ComparisonPage }),
})
