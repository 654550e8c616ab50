import type { Database } from '../../kernel/database.ts'

export type WaitingRow = {
  id: string
  record: object
  loadId: string
  place: number
}

/** A missing record that another one refers to, by its stored id. */
export type Awaited = { entity: string; id: string }

/** A newer record replaces an older waiting one with the same id, together with its references. */
export const upsertWaiting = async (
  database: Database,
  accountId: number,
  entity: string,
  rows: readonly (WaitingRow & { awaited: readonly Awaited[] })[],
): Promise<void> => {
  await database.query({
    name: 'exchange.upsert-waiting',
    text: `insert into exchange_waiting (account_id, entity, external_id, record, load_id, place)
           select $1, $2, id, record, "loadId", place
             from jsonb_to_recordset($3::jsonb) given (id text, record jsonb, "loadId" uuid, place integer)
           on conflict (account_id, entity, external_id) do update set
             record = excluded.record, load_id = excluded.load_id, place = excluded.place`,
    values: [accountId, entity, JSON.stringify(rows.map(({ awaited: _none, ...row }) => row))],
  })
  await database.query({
    name: 'exchange.delete-awaited',
    text: 'delete from exchange_awaited where account_id = $1 and entity = $2 and external_id = any ($3::text[])',
    values: [accountId, entity, rows.map(({ id }) => id)],
  })
  const awaited = rows.flatMap(({ id, awaited: own }) =>
    own.map((one) => ({ id, waitsEntity: one.entity, waitsId: one.id })),
  )
  await database.query({
    name: 'exchange.insert-awaited',
    text: `insert into exchange_awaited (account_id, entity, external_id, waits_entity, waits_id)
           select $1, $2, id, "waitsEntity", "waitsId"
             from jsonb_to_recordset($3::jsonb) given (id text, "waitsEntity" text, "waitsId" text)`,
    values: [accountId, entity, JSON.stringify(awaited)],
  })
}

/** Deletes waiting records that have been written or are no longer wanted. */
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

/** Missing records that others of this account wait for. */
export const selectAwaited = (database: Database, accountId: number): Promise<Awaited[]> =>
  database.query({
    name: 'exchange.awaited',
    text: `select distinct waits_entity as entity, waits_id as id from exchange_awaited where account_id = $1`,
    values: [accountId],
  })

/**
 * Ends the waiting for records that have arrived, for at most `limit` waiting records.
 * @returns the records that waited
 */
export const endWaiting = (
  database: Database,
  accountId: number,
  come: { entity: string; ids: readonly string[] },
  limit: number,
): Promise<Awaited[]> =>
  database.query({
    name: 'exchange.end-waiting',
    text: `delete from exchange_awaited where ctid = any (array(
             select ctid from exchange_awaited
              where account_id = $1 and waits_entity = $2 and waits_id = any ($3::text[]) limit $4))
           returning entity, external_id as id`,
    values: [accountId, come.entity, come.ids, limit],
  })

/** Those of the given records for which nothing is missing any more, oldest first. */
export const selectReleased = (
  database: Database,
  accountId: number,
  of: readonly Awaited[],
): Promise<(WaitingRow & { entity: string })[]> =>
  database.query({
    name: 'exchange.released',
    text: `select entity, external_id as id, record, load_id as "loadId", place
             from exchange_waiting waiting
             join (select distinct entity, id as external_id
                     from jsonb_to_recordset($2::jsonb) given (entity text, id text)) given using (entity, external_id)
            where account_id = $1
              and not exists (select from exchange_awaited awaited
                               where awaited.account_id = $1 and awaited.entity = waiting.entity
                                 and awaited.external_id = waiting.external_id)
            order by since, load_id, place`,
    values: [accountId, JSON.stringify(of)],
  })

/** The missing records that records of a load wait for, with the waiting record's position in the load. */
export const selectAwaitedOf = (
  database: Database,
  loadId: string,
  from: number,
  to: number,
): Promise<(Awaited & { place: number; source: string })[]> =>
  database.query({
    name: 'exchange.awaited-of',
    text: `select waiting.place, account.source, awaited.waits_entity as entity, awaited.waits_id as id
             from exchange_waiting waiting join exchange_awaited awaited using (account_id, entity, external_id)
             join exchange_account account on account.id = account_id
            where waiting.load_id = $1::uuid and waiting.place >= $2 and waiting.place < $3
            order by 1, 3, 4`,
    values: [loadId, from, to],
  })

/**
 * Whether the record referred to itself waits for this one, directly or through others: writing it would close a
 * cycle.
 */
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
               from chain join exchange_awaited next
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

/** Records that arrive while a whole list is held for a decision are excluded from its hiding. */
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
