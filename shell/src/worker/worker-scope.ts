type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchOfPage = Waiting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** What we use of a service worker: the library of types for pages does not know it. */
export type WorkerScope = {
  readonly location: Pick<Location, 'origin'>
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>
  readonly clients: { claim: () => Promise<void> }
  fetch: (request: Request) => Promise<Response>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', handle: (event: Waiting) => void): void
    (type: 'fetch', handle: (event: FetchOfPage) => void): void
  }
}
