import { builtInPages } from '@isp/contract/content-urls'
import {
  REMOTE_CONTRACT,
  type RemoteContext,
  type RemoteModule,
  type RemoteRoute,
} from '@isp/federation'
import { RemoteContextProvider } from '@isp/federation/remote'
import { FederationProvider } from '@isp/federation/runtime'
import { Outlet } from '@isp/router'
import type { ComponentProps } from 'react'
import { createRootRoutes } from '../app/root-route.tsx'
import { ShellDataProvider, type ShellNotice } from '../app/shell-data.tsx'
import { editedTextQuery } from '../routes/content/edited-text.query.ts'

const shellData = {
  year: 2026,
  origin: 'http://shop.test',
} as const

/** The whole shell for `renderRoute`: real layout, routes and error element, no remotes. `pages` replace the pages of a remote. */
export const shellFixture = (
  pages: (context: RemoteContext) => RemoteRoute[] = () => [],
  mode: 'demo' | 'production' = 'production',
  notice?: ShellNotice,
): RemoteModule => ({
  contract: REMOTE_CONTRACT,
  name: 'shell',
  createRoutes: (context) => {
    // no edited texts replace the built-in ones
    for (const slug of builtInPages) {
      context.queryClient.setQueryData(editedTextQuery(context.api, slug).queryKey, null)
    }
    return [shellRoute(context, pages(context), { ...shellData, mode, notice })]
  },
})

const shellRoute = (
  context: RemoteContext,
  pages: RemoteRoute[],
  data: ComponentProps<typeof ShellDataProvider>['value'],
): RemoteRoute => ({
  id: 'test:providers',
  hydrateFallbackElement: <></>,
  element: (
    <ShellDataProvider value={data}>
      <RemoteContextProvider context={context}>
        <FederationProvider federation={{ loader: null, context }}>
          <Outlet />
        </FederationProvider>
      </RemoteContextProvider>
    </ShellDataProvider>
  ),
  children: createRootRoutes(context, pages, () => false),
})
