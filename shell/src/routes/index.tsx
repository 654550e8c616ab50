import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { Outlet } from '@isp/router'
import { routes } from '../generated/routes.ts'

/** Pages of the shell itself, below one pathless route that marks its owner. */
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
