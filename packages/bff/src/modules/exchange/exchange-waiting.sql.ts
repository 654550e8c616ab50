import type { Database } from '../../kernel/database.ts'

export type WaitingRow = {
  id: string
  record: object
  waitsEntity: string
  waitsId: string
  loadId: string
  place: number
}

/** A newer record of the same thing takes the place of the older. */
export const upsertWaiting = async (
  database: Database,
  accountId: number,
  entity: string,
  rows: readonly WaitingRow[],
): Promise<void> => {
  await database.query({
    name: 'exchange.upsert-waiting',
    text: `insert into exchange_waiting (account_id, entity, external_id, record, waits_entity, waits_id, load_id, place)
           select $1, $2, id, record, "waitsEntity", "waitsId", "loadId", place
             from jsonb_to_recordset($3::jsonb) given
                  (id text, record jsonb, "waitsEntity" text, "waitsId" text, "loadId" uuid, place integer)
           on conflict (account_id, entity, external_id) do update set
             record = excluded.record, waits_entity = excluded.waits_entity, waits_id = excluded.waits_id,
             load_id = excluded.load_id, place = excluded.place`,
    values: [accountId, entity, JSON.stringify(rows)],
  })
}

/** What has come, or will come no more, waits no longer. */
export const deleteWaiting = async (
  database: Database,
  accountId: number,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    name: 'exchange.delete-waiting',
    text: 'delete from exchange_waiting where account_id = $1 and entity = $2 and external_id = any ($3::text[])',
    values: [accountId, entity, ids],
  })
}

/** What is waited for by this account. */
export const selectAwaited = (
  database: Database,
  accountId: number,
): Promise<{ entity: string; id: string }[]> =>
  database.query({
    name: 'exchange.awaited',
    text: `select distinct waits_entity as entity, waits_id as id from exchange_waiting where account_id = $1`,
    values: [accountId],
  })

/** Of those records of one kind that wait for these, a limited number. */
export const selectReleased = (
  database: Database,
  accountId: number,
  awaited: { entity: string; ids: readonly string[] },
  limit: number,
): Promise<(WaitingRow & { entity: string })[]> =>
  database.query({
    name: 'exchange.released',
    text: `select entity, external_id as id, record, waits_entity as "waitsEntity", waits_id as "waitsId",
                  load_id as "loadId", place
             from exchange_waiting
            where account_id = $1 and waits_entity = $2 and waits_id = any ($3::text[])
            order by since, load_id, place limit $4`,
    values: [accountId, awaited.entity, awaited.ids, limit],
  })

/** Whether something waits, over others or at once, for what is named: then its coming would close a circle. */
export const selectCircular = (
  database: Database,
  accountId: number,
  entity: string,
  rows: readonly { id: string; waitsId: string }[],
): Promise<{ id: string }[]> =>
  database.query({
    name: 'exchange.circular',
    text: `with recursive chain as (
             select given.id as start, given."waitsId" as id
               from jsonb_to_recordset($3::jsonb) given (id text, "waitsId" text)
             union
             select chain.start, next.waits_id
               from chain join exchange_waiting next
                 on next.account_id = $1 and next.entity = $2 and next.waits_entity = $2 and next.external_id = chain.id
           )
           select distinct start as id from chain where start = id`,
    values: [accountId, entity, JSON.stringify(rows)],
  })

export const insertSeen = async (
  database: Database,
  accountId: number,
  entity: string,
  run: string,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    name: 'exchange.insert-seen',
    text: `insert into exchange_seen (account_id, entity, run, external_id)
           select $1, $2, $3, unnest($4::text[]) on conflict do nothing`,
    values: [accountId, entity, run, ids],
  })
}

/** What comes while a whole list waits for a decision is not hidden by it. */
export const insertSeenByHeld = async (
  database: Database,
  accountId: number,
  entity: string,
  ids: readonly string[],
): Promise<void> => {
  await database.query({
    name: 'exchange.insert-seen-by-held',
    text: `insert into exchange_seen (account_id, entity, run, external_id)
           select account_id, entity, coalesce(run, id::text), unnest($3::text[]) from exchange_load
            where account_id = $1 and entity = $2 and state in ('held', 'queued', 'running') and (state = 'held' or may_hide)
               on conflict do nothing`,
    values: [accountId, entity, ids],
  })
}

export const deleteSeen = async (
  database: Database,
  accountId: number,
  entity: string,
  run: string,
): Promise<void> => {
  await database.query({
    name: 'exchange.delete-seen',
    text: 'delete from exchange_seen where account_id = $1 and entity = $2 and run = $3',
    values: [accountId, entity, run],
  })
}

export const selectWaiting = (
  database: Database,
  accountId: number,
  entity: string,
  ids: readonly string[],
): Promise<{ id: string; record: unknown }[]> =>
  database.query({
    name: 'exchange.waiting',
    text: `select external_id as id, record from exchange_waiting
            where account_id = $1 and entity = $2 and external_id = any ($3::text[])`,
    values: [accountId, entity, ids],
  })
