import type { RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { UnknownPage } from './unknown.page.tsx'
import { upcomingMessages } from './upcoming.messages.ts'
import { UpcomingPage } from './upcoming.page.tsx'

/** Addresses of §2.1 whose pages come later: no link leads here, but an old bookmark may. */
const upcoming = {
  companies: '/cabinet/companies/',
  company: '/cabinet/companies/:id/',
  drafts: '/cabinet/drafts/',
  draft: '/cabinet/drafts/:id/',
  favorites: '/cabinet/favorites/',
  personal: '/cabinet/personal/',
  personaldata: '/cabinet/personaldata/',
  'product-ordered': '/cabinet/product-ordered/',
  'product-viewed': '/cabinet/product-viewed/',
  tickets: '/cabinet/tickets/',
  ticket: '/cabinet/tickets/:id/',
} as const

const handle = { head: () => ({ title: upcomingMessages.documentTitle, noindex: true }) }

export const upcomingRoutes: RemoteRoute[] = [
  ...Object.entries(upcoming).map(([key, path]) => ({
    id: `cabinet:${key}`,
    path,
    element: <UpcomingPage />,
    handle,
  })),
  {
    id: 'cabinet:unknown',
    path: '/cabinet/*',
    loader: () => {
      throw notFound()
    },
    // what stands while the loader's answer is on its way to the page for errors
    element: <UnknownPage />,
  },
]
