import { EVERYBODY } from '@isp/contract/context-headers'
import { createCounts, type Values } from '@isp/observability'
import type { RenderedPage } from './page-renderer.ts'
import type { Edition } from './renderer.ts'

/** Half of the two seconds within which a price change must be visible; counted from the start of the rendering. */
const FRESH_MS = 1000
/** Limit for uncompressed pages; each encoding in use adds at most a seventh. */
const MAX_BYTES = 48 * 1024 * 1024

type Entry = { startedAt: number; bytes: number; page: Promise<RenderedPage> }
type Shelf = Edition & { releases: string; entries: Map<string, Entry>; bytes: number }

export type PageCache = {
  /**
   * Returns a fresh cached page or one being rendered for this address and edition, else calls `render`. `prices`: key
   * of the prices that the visitor sees; null for anonymous visitors.
   */
  take: (
    edition: Edition,
    asked: { address: string; prices: string | null },
    render: () => Promise<RenderedPage>,
  ) => Promise<RenderedPage>
  /** How often a page was there (`hit`), was rendered for it (`miss`), or turned out to be the visitor's alone (`own`). */
  outcomes: () => Values
}

type PageCacheOptions = { maxBytes?: number; now?: () => number }

/**
 * Whether a page may be shown to others who see the same prices. A page rendered for an anonymous visitor may; one
 * rendered for a signed-in user only if its data says so (`sameFor`).
 */
const isShared = (page: RenderedPage, prices: string | null): boolean =>
  prices === null ||
  // fault: page-of-one-kept-for-equals
  (page.kind === 'page' && (page.sameFor === EVERYBODY || page.sameFor === prices))

/** Bytes that a page takes in the cache; null: it is not cached. */
const sizeOf = (page: RenderedPage): number | null =>
  page.kind === 'page' && page.status === 200 && page.isWhole ? page.body.html.byteLength : null

/**
 * Caches pages for a second, for anonymous visitors and for users who see the same prices. Requests for a page that is being rendered wait
 * for it; only complete pages with status 200 are kept afterwards. A change of any release clears the cache.
 */
export const createPageCache = (options: PageCacheOptions = {}): PageCache => {
  const { maxBytes = MAX_BYTES, now = () => performance.now() } = options
  let shelf: Shelf | null = null
  const outcomes = createCounts('outcome')

  const shelfOf = ({ renderer, registry }: Edition): Shelf => {
    if (shelf?.renderer === renderer && shelf.registry === registry) return shelf
    const releases = JSON.stringify(registry)
    const isSame = shelf?.renderer === renderer && shelf.releases === releases
    shelf = isSame && shelf ? shelf : { renderer, registry, releases, entries: new Map(), bytes: 0 }
    shelf.registry = registry
    return shelf
  }

  const isFresh = ({ startedAt }: Entry) => now() - startedAt < FRESH_MS

  const drop = (from: Shelf, address: string, entry: Entry) => {
    if (from.entries.get(address) !== entry) return
    from.entries.delete(address)
    from.bytes -= entry.bytes
  }

  /** Entries are ordered by start time, so the oldest are removed first. */
  const makeRoom = (on: Shelf) => {
    for (const [address, entry] of on.entries) {
      if (isFresh(entry) && on.bytes <= maxBytes) break
      drop(on, address, entry)
    }
  }

  const start = (
    on: Shelf,
    address: string,
    prices: string | null,
    render: () => Promise<RenderedPage>,
  ): Entry => {
    const entry: Entry = { startedAt: now(), bytes: 0, page: render() }
    const settle = (bytes: number | null) => {
      if (on.entries.get(address) !== entry) return
      if (bytes === null) return drop(on, address, entry)
      entry.bytes = bytes
      on.bytes += bytes
      makeRoom(on)
    }
    entry.page.then(
      (page) => settle(isShared(page, prices) ? sizeOf(page) : null),
      () => settle(null),
    )
    return entry
  }

  return {
    outcomes: outcomes.read,
    take: async (edition, { address: path, prices }, render) => {
      const on = shelfOf(edition)
      // fault: prices-not-in-the-key
      const address = prices === null ? path : `${prices} ${path}`
      const known = on.entries.get(address)
      if (known && isFresh(known)) {
        const page = await known.page
        outcomes.add(isShared(page, prices) ? 'hit' : 'own')
        return isShared(page, prices) ? page : render()
      }
      outcomes.add('miss')
      if (known) drop(on, address, known)
      makeRoom(on)
      const entry = start(on, address, prices, render)
      on.entries.set(address, entry)
      return entry.page
    },
  }
}
