import { urls } from '@isp/contract/urls'
import type { RemoteRoute } from '@isp/federation'
import { pageMessages } from '../../shared/page/page.messages.ts'
import { UpcomingPage } from '../../shared/upcoming/upcoming.page.tsx'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** The page itself comes later; its address is already linked from the header (§2.3). */
export const constructorsRoutes = (): RemoteRoute[] => [
  {
    id: 'catalog:constructors',
    path: '/constructors/',
    handle: {
      head: () => ({
        title: pageMessages.documentTitle(messages.title),
        canonical: urls.constructors(),
        noindex: true,
      }),
    },
    element: <UpcomingPage icon="settings" {...messages} />,
  },
]
