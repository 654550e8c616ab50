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

/** An entry of the menu with the path of its page. */
export type MenuLink = MenuEntry & { to: string }

const menuOf = (routes: readonly RemoteRoute[]): MenuLink[] =>
  routes
    .flatMap(({ path, handle }) => (path && handle?.menu ? [{ ...handle.menu, to: path }] : []))
    .toSorted((a, b) => a.place - b.place)

/**
 * Defines what a remote exports: `export default defineRemote({ name, routes }) satisfies RemoteModule`. Its routes are
 * children of one pathless route that provides the context, records the owner and renders the layout.
 */
export const defineRemote = (remote: {
  name: string
  routes: RouteModule
  /** Wraps every page of the remote; `<Outlet />` renders the page, `menu` lists the entries of all pages. */
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
