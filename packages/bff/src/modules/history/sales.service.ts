import type { ProductCard } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Caller } from '../../kernel/http/caller.ts'
import type { CatalogLists } from '../goods/lists/catalog-lists.service.ts'
import type { CatalogPopular } from '../goods/lists/catalog-popular.service.ts'
import { selectMostOrdered, selectRelatedIds } from './sales.sql.ts'

const TOP = 10
/** More than are shown, because products below inactive sections are dropped. */
const CANDIDATES = 30
const DEFAULT_RELATED = 8
const PERIOD_MS = 90 * 86_400_000
/** How long a count is used. */
const KEPT_MS = 10 * 60_000

type Cards = { items: ProductCard[] }

export type SalesService = {
  /** The products most ordered in the last three months, filled up with the catalogue's most popular ones. */
  top10(caller: Caller): Promise<Cards>
  /** @throws AppError PRODUCT_NOT_FOUND */
  related(caller: Caller, productId: number, limit?: number): Promise<Cards>
}

type Ports = {
  database: Database
  now: () => Date
  catalog: { lists: CatalogLists; popular: CatalogPopular }
}

export const createSalesService = ({
  database,
  now,
  catalog: { lists, popular },
}: Ports): SalesService => {
  const priceTypeOf = ({ agreement }: Caller) => agreement?.priceTypeId ?? null
  let kept: { at: number; ids: Promise<number[]> } | null = null
  /** Concurrent requests share one count; a failed count is not cached. */
  const mostOrdered = (): Promise<number[]> => {
    const at = now().getTime()
    if (kept && at - kept.at < KEPT_MS) return kept.ids
    const ids = selectMostOrdered(database, new Date(at - PERIOD_MS), CANDIDATES)
    const counted = { at, ids }
    kept = counted
    ids.catch(() => {
      if (kept === counted) kept = null
    })
    return ids
  }
  return {
    top10: async (caller) => {
      const ordered = await mostOrdered()
      const ids = [...new Set([...ordered, ...popular.ids(CANDIDATES)])]
      const cards = await lists.cards(ids, priceTypeOf(caller))
      return { items: cards.slice(0, TOP) }
    },
    related: async (caller, productId, limit = DEFAULT_RELATED) => {
      const ids = await selectRelatedIds(database, productId, limit)
      if (!ids) throw new AppError('PRODUCT_NOT_FOUND')
      return { items: await lists.cards(ids, priceTypeOf(caller)) }
    },
  }
}
