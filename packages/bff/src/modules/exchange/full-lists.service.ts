import type { PoolClient } from 'pg'
import type { Database } from '../../kernel/database.ts'
import { insertSeen } from './exchange-waiting.sql.ts'

/**
 * Lists of goods that arrive in many loads: what each names is noted under the run of the list, and a `sync` of that run
 * without records ends it.
 */
const ENTITY = 'products'
const BATCH = 50_000

/** In the transaction of a goods load: notes everything that it staged, in the form of stored ids. */
export const noteStagedGoods = async (
  client: PoolClient,
  accountId: number,
  runs: readonly string[],
): Promise<void> => {
  for (const run of runs)
    await client.query(
      `insert into exchange_seen (account_id, entity, run, external_id)
       select $1, '${ENTITY}', $2, id from (
         select external_id as id from stage_products union select external_id from stage_variants
         union select product from stage_prices union select product from stage_stock) named
        where id is not null
       on conflict do nothing`,
      [accountId, run],
    )
}

/** Goods that the list says nothing about. */
export const noteGoods = async (
  database: Database,
  accountId: number,
  run: string,
  ids: readonly string[],
): Promise<void> => {
  for (let at = 0; at < ids.length; at += BATCH)
    await insertSeen(database, accountId, ENTITY, run, ids.slice(at, at + BATCH))
}
