/// <reference types="@rspack/core/module" />
import type { RemoteModule, RemoteRoute } from '@isp/federation'
import type {} from '@isp/federation/hot'
import type { RemoteLoader } from '@isp/federation/runtime'
import type { createBrowserRouter } from '@isp/router'

type Router = ReturnType<typeof createBrowserRouter>
type CreateRoutes = (remotes: readonly RemoteModule[]) => RemoteRoute[]

const idsOf = (routes: readonly { id?: string; children?: readonly object[] }[]): string[] =>
  routes.flatMap(({ id, children = [] }) => [id ?? '', ...idsOf(children)])

/**
 * Development: puts changed route tables into the router of an open page. Route ids and the positions of components
 * stay the same, so the state on screen is kept. Returns a function to call after a change of the shell's own routes.
 */
export const keepRoutesHot = (router: Router, loader: RemoteLoader, createRoutes: CreateRoutes) => {
  const newest = new Map<string, RemoteModule>()
  /** Remotes whose routes are in the router: each has a root route named after it. */
  const present = () =>
    idsOf(router.routes).flatMap((id) => (id.endsWith(':root') && id !== 'shell:root' ? [id] : []))
  const renew = async (): Promise<void> => {
    const names = present().map((id) => id.slice(0, -':root'.length))
    const remotes = names.map((name) => newest.get(name) ?? loader.loadRoutes(name))
    router._internalSetRoutes(createRoutes(await Promise.all(remotes)) as never)
    await router.revalidate()
  }
  globalThis.ispHot.onRoutes((remote, routes) => {
    newest.set(remote, routes)
    void renew()
  })
  return renew
}
