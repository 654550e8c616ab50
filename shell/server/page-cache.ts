import { EVERYBODY } from '@isp/contract/context-headers'
import type { Registry } from '@isp/federation'
import { createCounts, type Values } from '@isp/observability'
import type { RenderedPage } from './page-renderer.ts'
import type { Edition } from './renderer.ts'

/** Half of the two seconds within which a price change must be visible; counted from the start of the rendering. */
const FRESH_MS = 1000
/** Sets of releases whose pages are kept: the one in service, and those of canaries. */
const MOST_SHELVES = 8
/** Limit for uncompressed pages; each encoding in use adds at most a seventh. */
const MAX_BYTES = 48 * 1024 * 1024

type Entry = { startedAt: number; bytes: number; page: Promise<RenderedPage> }
/** Kept pages of one set of releases. */
type Shelf = { entries: Map<string, Entry> }

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
 * for it; only complete pages with status 200 are kept afterwards. Pages of another set of releases are others.
 */
export const createPageCache = (options: PageCacheOptions = {}): PageCache => {
  const { maxBytes = MAX_BYTES, now = () => performance.now() } = options
  /** By set of releases, the one used last at the end. */
  const shelves = new Map<string, Shelf>()
  /** A registry is the same object until a release changes, so it is written as text once. */
  const texts = new WeakMap<Registry, string>()
  let bytes = 0
  const outcomes = createCounts('outcome')

  const textOf = (registry: Registry): string => {
    const text = texts.get(registry) ?? JSON.stringify(registry)
    texts.set(registry, text)
    return text
  }

  const drop = (from: Shelf, address: string, entry: Entry) => {
    if (from.entries.get(address) !== entry) return
    from.entries.delete(address)
    bytes -= entry.bytes
  }

  const shelfOf = ({ renderer, registry }: Edition): Shelf => {
    const key = `${renderer.version} ${textOf(registry)}`
    const shelf = shelves.get(key) ?? { entries: new Map() }
    shelves.delete(key)
    shelves.set(key, shelf)
    const [unused] = shelves.size > MOST_SHELVES ? shelves : []
    if (unused) {
      for (const [address, entry] of unused[1].entries) drop(unused[1], address, entry)
      shelves.delete(unused[0])
    }
    return shelf
  }

  const isFresh = ({ startedAt }: Entry) => now() - startedAt < FRESH_MS

  /** The entry that was started first, of all sets; entries of a shelf are ordered by start time. */
  const oldest = (): readonly [Shelf, string, Entry] | undefined => {
    let found: readonly [Shelf, string, Entry] | undefined
    for (const shelf of shelves.values()) {
      const [first] = shelf.entries
      if (first && (!found || first[1].startedAt < found[2].startedAt)) found = [shelf, ...first]
    }
    return found
  }

  const makeRoom = () => {
    for (let first = oldest(); first; first = oldest()) {
      if (isFresh(first[2]) && bytes <= maxBytes) break
      drop(...first)
    }
  }

  const start = (
    on: Shelf,
    address: string,
    prices: string | null,
    render: () => Promise<RenderedPage>,
  ): Entry => {
    const entry: Entry = { startedAt: now(), bytes: 0, page: render() }
    const settle = (size: number | null) => {
      if (on.entries.get(address) !== entry) return
      if (size === null) return drop(on, address, entry)
      entry.bytes = size
      bytes += size
      makeRoom()
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
      makeRoom()
      const entry = start(on, address, prices, render)
      on.entries.set(address, entry)
      return entry.page
    },
  }
}
