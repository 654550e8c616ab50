import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { notFoundHead } from '../layout/not-found/not-found.head.ts'
import { ShellLayout } from '../layout/shell-layout.tsx'

import { createShellRoutes } from '../routes/index.tsx'
import { documentMessages } from './document.messages.ts'
import { HeadSync } from './head-sync.tsx'
import { HydrationMark } from './hydration-mark.tsx'
import { PageError } from './page-error.tsx'
import { UnmatchedRoute } from './unmatched-route.tsx'

/** Routes of remotes that are loaded later are added below this route. */
export const BOUNDARY_ROUTE_ID = 'shell:boundary'

/** Whether a remote owns the path; otherwise it is a 404. */
type IsOwned = (path: string) => boolean

const unmatchedRoute = (isOwned: IsOwned): RemoteRoute => ({
  id: 'shell:unmatched',
  path: '*',
  loader: ({ request }) => {
    if (!isOwned(new URL(request.url).pathname)) throw notFound()
    return null
  },
  element: <UnmatchedRoute />,
  handle: {
    head: ({ url }) =>
      isOwned(url.pathname)
        ? { title: documentMessages.titleFor(503), noindex: true }
        : notFoundHead(url.pathname),
  },
})

/**
 * The route tree: the layout, below it the shell's own pages, the routes of the remote that owns the first URL, and a
 * catch-all route for all other paths.
 */
export const createRootRoutes = (
  context: RemoteContext,
  ownerRoutes: RemoteRoute[],
  isOwned: IsOwned,
): RemoteRoute[] => [
  {
    id: 'shell:root',
    path: '/',
    element: (
      <>
        <HydrationMark />
        <HeadSync />
        <ShellLayout />
      </>
    ),
    children: [
      {
        id: BOUNDARY_ROUTE_ID,
        errorElement: <PageError />,
        children: [...createShellRoutes(context), ...ownerRoutes, unmatchedRoute(isOwned)],
      },
    ],
  },
]
