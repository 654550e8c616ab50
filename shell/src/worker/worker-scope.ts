type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchOfPage = Waiting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}

/** The part of the service worker API that we use; the type library for pages does not include it. */
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
