import type { SharedCounts } from './shared-counts.ts'

type Counted = (error: Error | null, result?: { current: number; ttl: number }) => void
/** Of a route with a limit of its own. */
type RouteLimit = { routeInfo?: { path?: string } }

type Store = {
  incr(key: string, callback: Counted, windowMs: number): void
  child(route: object): Store
}

/** A store of `@fastify/rate-limit` over shared counts. A route with a limit of its own is counted apart. */
export const rateLimitStoreOf = (counts: SharedCounts): (new (route?: object) => Store) =>
  class CountStore implements Store {
    private readonly scope: string

    constructor({ routeInfo }: RouteLimit = {}) {
      this.scope = routeInfo?.path ? `${routeInfo.path} ` : ''
    }

    incr(key: string, callback: Counted, windowMs: number): void {
      const { count, endsInMs } = counts.add(this.scope + key, windowMs)
      callback(null, { current: count, ttl: endsInMs })
    }

    child(route: object): Store {
      return new CountStore(route)
    }
  }
