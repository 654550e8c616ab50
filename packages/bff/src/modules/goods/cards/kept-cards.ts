import type { ProductCard } from '@isp/contract'
import type { CatalogIndex } from '../../../search/catalog-index.ts'
import type { CallerPriceTypes } from '../../../trade/price-types.ts'
import type { CatalogMetadata, CatalogSection } from '../catalog.metadata.ts'

/** Limit of cards in memory: 2.4 kB each with its serialised text, 58 MB for all (record 065). */
export const KEPT_CARDS = 24_000

/** Everything that a card depends on, apart from the product's own rows. */
export type CardView = {
  index: CatalogIndex
  metadata: CatalogMetadata
  prices: CallerPriceTypes
  /** The section whose list is shown, null outside of such a list; its columns come first on the card. */
  listed: CatalogSection | null
}

export type KeptCards = {
  /**
   * The cards of `ids` in their order. Missing and outdated ones come from `read` and are kept; those that `read` does not
   * return are left out. While the index does not know what has changed, all come from `read` and none is kept.
   */
  of(
    view: CardView,
    ids: readonly number[],
    read: (missing: readonly number[]) => Promise<ProductCard[]>,
  ): Promise<ProductCard[]>
}

type Entry = { card: ProductCard; since: number }

/** Keeps cards in memory until their product, the index or the metadata change; the least recently used is dropped first. */
export const keepCards = (room = KEPT_CARDS): KeptCards => {
  let entries = new Map<string, Entry>()
  /** A WeakRef, so that a replaced index does not stay in memory. */
  let belongsTo: { index: WeakRef<CatalogIndex>; metadata: CatalogMetadata } | null = null

  const put = (key: string, entry: Entry): void => {
    entries.delete(key)
    entries.set(key, entry)
    if (entries.size <= room) return
    for (const oldest of entries.keys()) {
      entries.delete(oldest)
      return
    }
  }
  const find = (key: string): Entry | undefined => {
    const known = entries.get(key)
    if (known) put(key, known)
    return known
  }
  const isOwn = ({ index, metadata }: CardView): boolean =>
    belongsTo?.index.deref() === index && belongsTo.metadata === metadata
  const belongTo = (view: CardView): void => {
    if (isOwn(view)) return
    belongsTo = { index: new WeakRef(view.index), metadata: view.metadata }
    entries = new Map()
  }

  return {
    of: async (view, ids, read) => {
      const { changes } = view.index
      const since = changes?.now() ?? null
      if (!changes || since === null) return ids.length === 0 ? [] : read(ids)
      belongTo(view)
      const { prices, listed } = view
      const place = `${prices.own}|${prices.base}|${listed?.id ?? ''}|`
      const cards = new Map<number, ProductCard>()
      const missing: number[] = []
      for (const id of ids) {
        const entry = find(place + id)
        if (entry && !changes.hasChanged(id, entry.since)) cards.set(id, entry.card)
        else missing.push(id)
      }
      if (missing.length > 0) {
        const made = await read(missing)
        const isStillOwn = isOwn(view)
        for (const card of made) {
          cards.set(card.id, card)
          if (isStillOwn) put(place + card.id, { card, since })
        }
      }
      return ids.flatMap((id) => cards.get(id) ?? [])
    },
  }
}
