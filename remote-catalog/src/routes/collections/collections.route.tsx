import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { UpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { collectionsMessages as messages } from './collections.messages.ts'

/** The page itself comes later; its address is already linked from the header (§2.3). */
export const collectionsRoutes = (): RemoteRoute[] => [
  {
    id: 'catalog:collections',
    path: '/collections/',
    handle: {
      head: () => ({
        title: pageMessages.documentTitle(messages.title),
        canonical: urls.collections(),
        noindex: true,
      }),
    },
    element: <UpcomingPage icon="box" {...messages} />,
  },
]
