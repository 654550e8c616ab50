import { isFile, isKept, isPage, surplusOf } from './kept-files.ts'
import { offlinePage } from './offline-page.ts'
import type { FetchOfPage, WorkerScope } from './worker-scope.ts'

const CACHE = 'isp-files-1'

/** Caches files of releases, and serves a built-in page instead of pages that fail to load. Handles no data of the shop or the visitor. */
export const serveFiles = (scope: WorkerScope): void => {
  const { caches } = scope

  const keep = async (request: Request, response: Response): Promise<void> => {
    const cache = await caches.open(CACHE)
    await cache.put(request, response)
    const urls = (await cache.keys()).map(({ url }) => url)
    await Promise.all(surplusOf(urls).map((url) => cache.delete(url)))
  }

  const takeFile = async (event: FetchOfPage): Promise<Response> => {
    const { request } = event
    const cache = await caches.open(CACHE)
    const kept = await cache.match(request.url)
    if (kept) return kept
    const response = await scope.fetch(request)
    // a full disk must not prevent the response
    if (isFile(response)) event.waitUntil(keep(request, response.clone()).catch(() => {}))
    return response
  }

  const takePage = async ({ request, preloadResponse }: FetchOfPage): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch {
      return offlinePage()
    }
  }

  const start = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }

  // a new worker takes over at once: it does not affect open pages
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(start()))
  scope.addEventListener('fetch', (event) => {
    if (isKept(event.request, scope.location.origin)) event.respondWith(takeFile(event))
    else if (isPage(event.request)) event.respondWith(takePage(event))
  })
}
