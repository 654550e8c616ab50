import { EVERYBODY } from '@isp/contract/context-headers'
import type { RenderedPage } from './page-renderer.ts'
import type { Edition } from './renderer.ts'

/** Half of the two seconds within which a changed price is seen; counted from before the page asks for it. */
const FRESH_MS = 1000
/** Of pages before compression, which adds a seventh at most for each encoding asked for. */
const MAX_BYTES = 48 * 1024 * 1024

type Entry = { startedAt: number; bytes: number; page: Promise<RenderedPage> }
type Shelf = Edition & { releases: string; entries: Map<string, Entry>; bytes: number }

export type PageCache = {
  /**
   * The page of this address and edition: a fresh one that is there or on its way, else what `render` gives. `prices`
   * names those that the visitor sees; null for whoever is nobody.
   */
  take: (
    edition: Edition,
    asked: { address: string; prices: string | null },
    render: () => Promise<RenderedPage>,
  ) => Promise<RenderedPage>
}

type PageCacheOptions = { maxBytes?: number; now?: () => number }

/**
 * Whether a page may be shown to others who see the same prices. One rendered for nobody is anybody's; of one rendered
 * for somebody only what its data says of itself counts.
 */
const isShared = (page: RenderedPage, prices: string | null): boolean =>
  prices === null ||
  // fault: page-of-one-kept-for-equals
  (page.kind === 'page' && (page.sameFor === EVERYBODY || page.sameFor === prices))

/** How much room a page takes; null: it is not kept. */
const sizeOf = (page: RenderedPage): number | null =>
  page.kind === 'page' && page.status === 200 && page.isWhole ? page.body.html.byteLength : null

/**
 * Pages of anonymous visitors, and of all who see the same prices, for a second. Whoever asks while such a page is being rendered waits for that one;
 * only a whole page with status 200 is kept after that. A change of any release empties everything.
 */
export const createPageCache = (options: PageCacheOptions = {}): PageCache => {
  const { maxBytes = MAX_BYTES, now = () => performance.now() } = options
  let shelf: Shelf | null = null

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

  /** Entries lie in the order of their start: the oldest is the first to go. */
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
    take: async (edition, { address: path, prices }, render) => {
      const on = shelfOf(edition)
      // fault: prices-not-in-the-key
      const address = prices === null ? path : `${prices} ${path}`
      const known = on.entries.get(address)
      if (known && isFresh(known)) {
        const page = await known.page
        return isShared(page, prices) ? page : render()
      }
      if (known) drop(on, address, known)
      makeRoom(on)
      const entry = start(on, address, prices, render)
      on.entries.set(address, entry)
      return entry.page
    },
  }
}
