import type { ClientBase } from 'pg'
import { missedBy, SEEN } from '../../../kernel/seen-snapshot.ts'
import { EPOCH } from '../../../search/days.ts'
import type { LiveRow, Seen } from '../../../search/source.ts'
import { shopToday } from '../../../trade/shop-day.ts'

type Client = Pick<ClientBase, 'query'>

/** The current day of the shop's time zone by the database's clock, as days since EPOCH. */
const TODAY = `${shopToday} - date '${EPOCH}'`

/** The database snapshot of the statement; in `repeatable read` that of the transaction. */
export const selectSeen = async (client: Client): Promise<Seen> => {
  const { rows } = await client.query<Seen>(`select ${SEEN}`)
  return rows[0] as Seen
}

export const selectToday = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ today: number }>(`select ${TODAY} as today`)
  return rows[0]?.today ?? 0
}

/**
 * Changes after `seen`. `isWhole`: the log no longer has each of them, so prices and stock must be read for all
 * products.
 */
export type Missed = { seen: Seen; isWhole: boolean; productIds: number[]; today: number }

/** Returns each change exactly once: those visible in the new database snapshot and not in the old one. */
export const selectMissed = async (client: Client, seen: Seen): Promise<Missed> => {
  const { rows } = await client.query<Seen & Omit<Missed, 'seen'>>({
    name: 'catalog.missed',
    text: `with missed as (
             select product_ids from catalog_change
              where ${missedBy('xid', '$1::pg_snapshot')}
           )
           select ${SEEN}, ${TODAY} as today,
             (select newest >= pg_snapshot_xmin($1::pg_snapshot) from catalog_change_removed)
               or exists (select from missed where product_ids is null) as "isWhole",
             array(select distinct unnest(product_ids) from missed) as "productIds"`,
    values: [seen.snapshot],
  })
  const { snapshot, history, isWhole, productIds, today } = rows[0] as (typeof rows)[number]
  return {
    seen: { snapshot, history },
    // fault: restored-backup-unnoticed
    isWhole: isWhole || history !== seen.history,
    productIds,
    today,
  }
}

export const selectLiveRows = async (client: Client, ids: readonly number[]): Promise<LiveRow[]> =>
  (
    await client.query<LiveRow>({
      name: 'catalog.live-rows',
      text: `select wanted.id,
               prices.amounts,
               array(select warehouse_id from free_stock
                      where product_id = wanted.id and free > 0) as "warehouseIds",
               (select min(expected_on) - date '${EPOCH}' from expected_arrival
                 where product_id = wanted.id) as "arrivesOn"
               from unnest($1::int[]) as wanted (id)
               left join lateral price_amounts(wanted.id) as prices on true`,
      values: [ids],
    })
  ).rows

/**
 * Deletes old rows of the log. A reader that has not seen them notices it and reads prices and stock of all
 * products.
 */
export const pruneChanges = async (client: Client): Promise<void> => {
  await client.query(`select prune_catalog_changes('1 day')`)
}
