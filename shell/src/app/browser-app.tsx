import type { RemoteContext, RemoteRoute } from '@isp/federation'
import { ROOT_ID } from '@isp/federation/page-blocks'
import { heldProductIds } from '@isp/federation/remote'
import { createRemoteLoader, type RemoteLoader } from '@isp/federation/runtime'
import { createBrowserRouter, RouterProvider } from '@isp/router'
import { startTransition } from 'react'
import type { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { createBrowserContext } from './browser-context.ts'
import { keepRoutesHot } from './hot-routes.ts'
import { withRetries } from './lazy-route-retries.tsx'
import { keepLive } from './live/keep-live.ts'
import { ChunkFailure } from './page-error.tsx'
import type { PageState } from './page-state.ts'
import { preloadLazyRoutes } from './preload-lazy-routes.ts'
import { BOUNDARY_ROUTE_ID, createRootRoutes } from './root-route.tsx'
import { reviveError } from './route-errors.ts'
import { createBrowserStyleCache } from './style-cache.ts'
import { type FirstPage, FirstPageProvider } from './unmatched-route.tsx'

type Roots = {
  hydrateRoot: typeof hydrateRoot
  createRoot: typeof createRoot
  breathe: () => Promise<void>
}

/** The routes of the remote that owns the first URL; null if it cannot be loaded. */
const loadOwnerRoutes = async (
  loader: RemoteLoader,
  context: RemoteContext,
  missing: string | null,
  breathe: Roots['breathe'],
): Promise<{ name: string | null; routes: RemoteRoute[] } | null> => {
  const owner = loader.findOwner(location.pathname)
  if (!owner) return { name: null, routes: [] }
  if (missing) return { name: null, routes: [] }
  try {
    const module = await loader.loadRoutes(owner.name)
    await breathe()
    return { name: owner.name, routes: module.createRoutes(context) }
  } catch {
    return null
  }
}

const createRouter = (
  state: PageState,
  loader: RemoteLoader,
  context: RemoteContext,
  owner: { name: string | null; routes: RemoteRoute[] } | null,
) => {
  const patched = new Set(owner?.name ? [owner.name] : [])
  const isOwned = (path: string) => loader.findOwner(path) !== null
  const errors = Object.entries(state.errors ?? {}).map(([id, error]) => [id, reviveError(error)])
  // a page whose remote failed only in the browser starts with the catch-all route, not with the server's data
  const loaderData = owner ? state.loaderData : { 'shell:unmatched': null }
  const routes = withRetries(createRootRoutes(context, owner?.routes ?? [], isOwned), ChunkFailure)
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: { ...loaderData },
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
    },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const target = loader.findOwner(path)
      if (!target || patched.has(target.name)) return
      try {
        const module = await loader.loadRoutes(target.name)
        patched.add(target.name)
        patch(BOUNDARY_ROUTE_ID, withRetries(module.createRoutes(context), ChunkFailure))
      } catch {
        // the catch-all route takes over: it shows the failure and offers a retry
      }
    },
  })
  if (import.meta.webpackHot) {
    const renew = keepRoutesHot(router, loader, (remotes) => {
      const remoteRoutes = remotes.flatMap((remote) => remote.createRoutes(context))
      return withRetries(createRootRoutes(context, remoteRoutes, isOwned), ChunkFailure)
    })
    import.meta.webpackHot.accept('./root-route.tsx', renew)
  }
  return router
}

/** A press that is held says what is needed next: its code and its product come beside the start of the page. */
const prepareHeld = (loader: RemoteLoader, context: RemoteContext): void => {
  const ids = heldProductIds()
  if (ids.length === 0) return
  loader
    .loadFragment('basket-checkout', 'add-to-basket')
    .then(({ prepare }) => Promise.all(ids.map((productId) => prepare?.(context, { productId }))))
    .catch(() => {}) // the fragment asks again, and says so where it stands
}

/** Creates the application of this browser tab from what the server rendered. */
export const createBrowserApp = async (
  state: PageState,
  identity: string,
  roots: Roots,
): Promise<void> => {
  const root = document.getElementById(ROOT_ID)
  if (!root) throw new Error('the page came without its root')
  const context = createBrowserContext(state, identity)
  const loader = createRemoteLoader({
    registry: state.registry,
    missing: state.missing,
  })
  prepareHeld(loader, context)
  const owner = await loadOwnerRoutes(loader, context, state.missing, roots.breathe)
  const styleCache = createBrowserStyleCache()
  await roots.breathe()
  const router = createRouter(state, loader, context, owner)
  await preloadLazyRoutes(router)
  // the router drops the failure of a lazy page if no loader ran above it
  if (state.errors && !router.state.errors) await router.revalidate()
  const path = location.pathname + location.search
  const firstPage: FirstPage = !owner
    ? { kind: 'frozen', path, html: document.querySelector('#main')?.innerHTML ?? '' }
    : state.missing
      ? { kind: 'missing', path, isTried: false }
      : null
  await roots.breathe()
  const app = (
    <FirstPageProvider value={firstPage}>
      <App context={context} loader={loader} shell={state.shell} styleCache={styleCache}>
        <RouterProvider router={router} />
      </App>
    </FirstPageProvider>
  )
  startTransition(() => {
    if (!owner) roots.createRoot(root).render(app)
    else roots.hydrateRoot(root, app)
  })
  keepLive(context)
}
