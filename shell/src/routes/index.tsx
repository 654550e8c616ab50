import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { Outlet } from '@isp/router'
import { componentSystemRoutes } from './component-system/component-system.routes.tsx'
import { contentRoutes } from './content/content.routes.tsx'
import { notFoundRoutes } from './error/not-found.routes.tsx'
import { homeRoute } from './home/home.route.ts'

/** The pages that no team owns, below one pathless route that marks them as the shell's. */
export const createShellRoutes = (context: RemoteContext): RemoteRoute[] => [
  {
    id: 'shell:pages',
    element: (
      <div data-boundary="shell">
        <Outlet />
      </div>
    ),
    children: [homeRoute(context), ...contentRoutes, ...notFoundRoutes, ...componentSystemRoutes],
  },
]
