// Reads product of goods.
import type { ExchangeState } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { type LoadRow, loadColumns } from './exchange-loads.sql.ts'

export type StaffLoadRow = LoadRow & {
  account: { uuid: string; name: string }
  hasBody: boolean
  decidedBy: string | null
}

const columns = `${loadColumns}, body is not null as "hasBody", decided_by as "decidedBy",
  (select json_build_object('uuid', uuid, 'name', name) from exchange_account where exchange_account.id = account_id) as account`

export type LoadFilter = {
  account: string | null
  entity: string | null
  state: ExchangeState | null
  has: 'refused' | 'waiting' | null
  limit: number
  offset: number
}

/** A page, newest first, and the number of all. */
export const selectStaffLoads = async (
  database: Database,
  { account, entity, state, has, limit, offset }: LoadFilter,
): Promise<{ items: StaffLoadRow[]; total: number }> => {
  const where = `($1::uuid is null or account_id = (select id from exchange_account where uuid = $1))
    and ($2::text is null or entity = $2) and ($3::text is null or state = $3)
    and case $4::text when 'refused' then refused > 0 or state = 'refused' when 'waiting' then waiting > 0 else true end`
  const values = [account, entity, state, has]
  const [items, counted] = await Promise.all([
    database.query<StaffLoadRow>({
      name: 'exchange.staff-loads',
      text: `select ${columns}
               from exchange_load where ${where} order by received_at desc, id limit $5 offset $6`,
      values: [...values, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'exchange.staff-loads-count',
      text: `select count(*)::integer as total from exchange_load where ${where}`,
      values,
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectStaffLoad = async (
  database: Database,
  id: string,
): Promise<StaffLoadRow | undefined> => {
  const rows = await database.query<StaffLoadRow>({
    name: 'exchange.staff-load',
    text: `select ${columns}
             from exchange_load where id = $1::uuid`,
    values: [id],
  })
  return rows[0]
}

/** Locks the load for the following change. */
export const lockLoad = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'exchange.lock-load',
    text: 'select from exchange_load where id = $1::uuid for no key update',
    values: [id],
  })
}

/**
 * A new load with the same body. A whole list is repeated as an import, because it does not contain what has
 * arrived later, nor what its other parts contain.
 */
export const insertRepeated = async (database: Database, id: string): Promise<string> =>
  theRow(
    await database.query<{ id: string }>({
      name: 'exchange.repeat',
      text: `insert into exchange_load (account_id, entity, action, state, body_hash, body, total)
             select account_id, entity, case action when 'sync' then 'import' else action end, 'queued', body_hash, body, total
               from exchange_load where id = $1::uuid returning id`,
      values: [id],
    }),
  ).id

export const cancelLoad = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'exchange.cancel',
    text: `update exchange_load set state = 'cancelled', finished_at = clock_timestamp() where id = $1::uuid`,
    values: [id],
  })
}

/** Decides on a held list: its unnamed records are to be hidden by the job, or kept. */
export const decideList = async (
  database: Database,
  id: string,
  hides: boolean,
  decidedBy: string,
): Promise<void> => {
  await database.query({
    name: 'exchange.decide',
    text: `update exchange_load
              set may_hide = $2::boolean, decided_by = $3,
                  state = case when $2::boolean then 'queued' else 'done' end,
                  hidden = case when $2::boolean then hidden else 0 end,
                  finished_at = case when not $2::boolean then clock_timestamp() end
            where id = $1::uuid`,
    values: [id, hides, decidedBy],
  })
}

export type AwaitedRow = {
  account: { uuid: string; name: string }
  source: string
  entity: string
  id: string
  entities: string[]
  count: number
  since: Date
}

/** A page of missing records that others wait for, longest waited first, and the number of all. */
export const selectWaiting = async (
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: AwaitedRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<AwaitedRow>({
      name: 'exchange.staff-waiting',
      text: `select json_build_object('uuid', account.uuid, 'name', account.name) as account, account.source,
                    waits_entity as entity, waits_id as id, array_agg(distinct entity) as entities,
                    count(*)::integer as count, min(since) as since
               from exchange_awaited join exchange_waiting using (account_id, entity, external_id)
               join exchange_account account on account.id = account_id
              group by account.id, waits_entity, waits_id
              order by min(since), account.id, waits_entity, waits_id limit $1 offset $2`,
      values: [limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'exchange.staff-waiting-count',
      text: `select count(*)::integer as total
               from (select from exchange_awaited group by account_id, waits_entity, waits_id) awaited`,
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectSource = async (database: Database, accountId: number): Promise<string> =>
  theRow(
    await database.query<{ source: string }>({
      name: 'exchange.source-of',
      text: 'select source from exchange_account where id = $1',
      values: [accountId],
    }),
  ).source

/** Names and articles of products by their stored ids. */
export const selectProductNames = async (
  database: Database,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await database.query<{ id: string; name: string }>({
    name: 'exchange.product-names',
    text: `select external_id as id, concat_ws(', ', name, nullif(article, '')) as name from product where external_id = any ($1::text[])`,
    values: [ids],
  })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
