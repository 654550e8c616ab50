import { Outlet } from '@isp/router'
import type { ReactNode } from 'react'
import {
  type MenuEntry,
  REMOTE_CONTRACT,
  type RemoteModule,
  type RemoteRoute,
  type RouteModule,
} from '../remote-module.ts'
import { RemoteContextProvider } from './remote-context.tsx'

/** A line of a menu: what its page asks for, and where it leads. */
export type MenuLink = MenuEntry & { to: string }

const menuOf = (routes: readonly RemoteRoute[]): MenuLink[] =>
  routes
    .flatMap(({ path, handle }) => (path && handle?.menu ? [{ ...handle.menu, to: path }] : []))
    .toSorted((a, b) => a.place - b.place)

/**
 * The public face of a remote: `export default defineRemote({ name, routes }) satisfies RemoteModule`.
 * Its routes stand below one pathless route that provides the context, marks the ownership and brings the layout.
 */
export const defineRemote = (remote: {
  name: string
  routes: RouteModule
  /** Around every page of the remote; `<Outlet />` is the page, the menu what its pages ask for. */
  layout?: (menu: readonly MenuLink[]) => ReactNode
}): RemoteModule => ({
  contract: REMOTE_CONTRACT,
  name: remote.name,
  createRoutes: (context) => {
    const pages = remote.routes(context)
    return [
      {
        id: `${remote.name}:root`,
        element: (
          <RemoteContextProvider context={context}>
            <div data-boundary={remote.name}>{remote.layout?.(menuOf(pages)) ?? <Outlet />}</div>
          </RemoteContextProvider>
        ),
        children: pages,
      },
    ]
  },
})
