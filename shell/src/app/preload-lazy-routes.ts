import type { createBrowserRouter } from '@isp/router'

type Router = ReturnType<typeof createBrowserRouter>

/** Waits until the lazy chunks of the first matched routes are loaded, so that hydration matches what the server rendered. */
export const preloadLazyRoutes = (router: Router): Promise<void> => {
  if (router.state.initialized) return Promise.resolve()
  return new Promise((resolve) => {
    const unsubscribe = router.subscribe((state) => {
      if (!state.initialized) return
      unsubscribe()
      resolve()
    })
  })
}
