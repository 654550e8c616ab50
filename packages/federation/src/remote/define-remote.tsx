import { Outlet } from '@isp/router'
import type { RemoteContext, RemoteModule, RemoteRoute } from '../remote-module.ts'
import { REMOTE_CONTRACT } from '../remote-module.ts'
import { RemoteContextProvider } from './remote-context.tsx'

/**
 * The public face of a remote: `export default defineRemote({ name, routes }) satisfies RemoteModule`.
 * Its routes stand below one pathless route that provides the context and marks the ownership.
 */
export const defineRemote = (remote: {
  name: string
  routes: (context: RemoteContext) => RemoteRoute[]
}): RemoteModule => ({
  contract: REMOTE_CONTRACT,
  name: remote.name,
  createRoutes: (context) => [
    {
      id: `${remote.name}:root`,
      element: (
        <RemoteContextProvider context={context}>
          <div data-boundary={remote.name}>
            <Outlet />
          </div>
        </RemoteContextProvider>
      ),
      children: remote.routes(context),
    },
  ],
})
