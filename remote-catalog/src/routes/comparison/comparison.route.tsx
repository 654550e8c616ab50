import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { UpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { comparisonMessages as messages } from './comparison.messages.ts'

/** The page itself comes later; its address is already linked from the header (§2.3). */
export const comparisonRoutes = (): RemoteRoute[] => [
  {
    id: 'catalog:comparison',
    path: '/comparison/',
    handle: {
      head: () => ({
        title: pageMessages.documentTitle(messages.title),
        canonical: urls.comparison(),
        noindex: true,
      }),
    },
    element: <UpcomingPage icon="compare" {...messages} />,
  },
]
