import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { Outlet } from '@isp/router'
import { routes } from '../generated/routes.ts'

/** The pages that no team owns, below one pathless route that marks them as the shell's. */
export const createShellRoutes = (context: RemoteContext): RemoteRoute[] => [
  {
    id: 'shell:pages',
    element: (
      <div data-boundary="shell">
        <Outlet />
      </div>
    ),
    children: routes(context),
  },
]
