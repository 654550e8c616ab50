import {
  REMOTE_CONTRACT,
  type RemoteContext,
  type RemoteModule,
  type RemoteRoute,
} from '@isp/federation'
import { RemoteContextProvider } from '@isp/federation/remote'
import { FederationProvider } from '@isp/federation/runtime'
import { Outlet } from '@isp/router'
import { createRootRoutes } from '../app/root-route.tsx'
import { ShellDataProvider, type ShellNotice } from '../app/shell-data.tsx'

const shellData = {
  year: 2026,
  origin: 'http://shop.test',
} as const

/**
 * The whole shell in the shape that `renderRoute` opens: real layout, routes and error element, no remotes.
 * `pages` stand where a remote's pages would.
 */
export const shellFixture = (
  pages: (context: RemoteContext) => RemoteRoute[] = () => [],
  mode: 'demo' | 'production' = 'production',
  notice?: ShellNotice,
): RemoteModule => ({
  contract: REMOTE_CONTRACT,
  name: 'shell',
  createRoutes: (context) => [
    {
      id: 'test:providers',
      hydrateFallbackElement: <></>,
      element: (
        <ShellDataProvider value={{ ...shellData, mode, notice }}>
          <RemoteContextProvider context={context}>
            <FederationProvider federation={{ loader: null, context }}>
              <Outlet />
            </FederationProvider>
          </RemoteContextProvider>
        </ShellDataProvider>
      ),
      children: createRootRoutes(context, pages(context), () => false),
    },
  ],
})
