import type { Database } from '../../kernel/database.ts'
import type { PromoPlaces } from '../goods/catalog.service.ts'
import { type PlaceRow, selectPlaces } from './promo.sql.ts'

/** Answers come from memory; changes by the staff become visible after this time. */
const KEPT_MS = 5000

export const createPromoPlaces = ({
  database,
  now,
}: {
  database: Database
  now: () => Date
}): PromoPlaces => {
  let known: readonly PlaceRow[] = []
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const read = async (): Promise<void> => {
    const at = now()
    try {
      known = await selectPlaces(database, at)
    } catch {
      // a failure here must not fail the section's page
    }
    readAt = at.getTime()
    reading = null
  }
  return {
    hasPromo: async ({ id, breadcrumbs }) => {
      if (Math.abs(now().getTime() - readAt) > KEPT_MS) {
        reading ??= read()
        await reading
      }
      return known.some(
        ({ sectionId, leadsTo }) =>
          leadsTo !== id && breadcrumbs.some((above) => above.id === sectionId),
      )
    },
  }
}
