import { urls } from '@isp/contract/urls'
import { definePage } from '@isp/federation/page'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { UpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { comparisonMessages as messages } from './comparison.messages.ts'

/** The page itself comes later; its address is already linked from the header (§2.3). */
export default definePage({
  id: 'catalog:comparison',
  path: '/comparison/',
  head: () => ({
    title: pageMessages.documentTitle(messages.title),
    canonical: urls.comparison(),
    noindex: true,
  }),
  page: <UpcomingPage icon="compare" {...messages} />,
})
