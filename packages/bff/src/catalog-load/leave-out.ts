import type { PoolClient } from 'pg'
import { type Kind, stageTable } from './staging.ts'

/** Staged rows that were not loaded; a few of their places. */
export type LeftOut = { kind: Kind; count: number; places: readonly string[] }

const SHOWN = 5

/** Prices and stock of products that nobody has brought: an accounting system offers more than its catalogue shows. */
export const leaveOutUnknown = async (client: PoolClient): Promise<LeftOut[]> => {
  const found: LeftOut[] = []
  for (const kind of ['prices', 'stock'] as const) {
    const { rows } = await client.query<{ place: string | null }>(
      `delete from ${stageTable(kind)} s where not exists (select from product where product.external_id = s.product)
       returning place`,
    )
    const places = rows.flatMap(({ place }) => place ?? [])
    if (rows.length > 0)
      found.push({ kind, count: rows.length, places: [...new Set(places)].slice(0, SHOWN) })
  }
  return found
}
