import { definePage } from '@isp/federation/page'
import { notFound } from '@isp/router'
import { upcomingMessages } from './upcoming.messages.ts'
import { UpcomingPage } from './upcoming.page.tsx'

/** Addresses of §2.1 whose pages come later: no link leads here, but an old bookmark may. */
const upcoming = /^\/cabinet\/product-(?:ordered|viewed)\/$/

/** Whatever else the cabinet is asked for never was there. */
export default definePage({
  id: 'cabinet:upcoming',
  path: '/cabinet/*',
  check: ({ url }) => {
    if (!upcoming.test(url.pathname)) throw notFound()
  },
  head: () => ({ title: upcomingMessages.documentTitle }),
  page: <UpcomingPage />,
})
