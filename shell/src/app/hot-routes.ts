import type { RemoteModule, RemoteRoute } from '@isp/federation'
import type {} from '@isp/federation/hot'
import type { RemoteLoader } from '@isp/federation/runtime'
import type { createBrowserRouter } from '@isp/router'

type Router = ReturnType<typeof createBrowserRouter>
type CreateRoutes = (remotes: readonly RemoteModule[]) => RemoteRoute[]

const idsOf = (routes: readonly { id?: string; children?: readonly object[] }[]): string[] =>
  routes.flatMap(({ id, children = [] }) => [id ?? '', ...idsOf(children)])

/**
 * In development: puts new tables of pages into the router of an open page. Routes have ids and components keep their
 * places, so what is on screen keeps its state. Gives how to do so after a change in the shell's own table.
 */
export const keepRoutesHot = (router: Router, loader: RemoteLoader, createRoutes: CreateRoutes) => {
  const newest = new Map<string, RemoteModule>()
  /** Remotes whose pages the router knows: each stands below a route of its name. */
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
