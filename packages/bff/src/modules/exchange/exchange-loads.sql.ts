import type { ExchangeAction, ExchangeState } from '@isp/contract'
import type { FieldError } from '@isp/contract/fields'
import { type Database, theRow } from '../../kernel/database.ts'

export type LoadRow = {
  id: string
  accountId: number
  entity: string
  action: ExchangeAction
  state: ExchangeState
  total: number
  created: number
  changed: number
  same: number
  waiting: number
  refused: number
  hidden: number
  receivedAt: Date
  finishedAt: Date | null
  errorCode: string | null
  errorParams: Record<string, string | number> | null
  bodyHash: string
  run: string | null
  isLast: boolean
  mayHide: boolean
  isReleasing: boolean
}

export const loadColumns = `id, account_id as "accountId", entity, action, state, total, created, changed, same, waiting, refused, hidden,
  received_at as "receivedAt", finished_at as "finishedAt", error_code as "errorCode", error_params as "errorParams",
  body_hash as "bodyHash", run, is_last as "isLast", may_hide as "mayHide",
  is_releasing as "isReleasing"`

const countOf = (letters: string, letter: string): string =>
  `length(${letters}) - length(replace(${letters}, '${letter}', ''))`

/** Counts of records by outcome letter. */
const countsOf = (letters: string): string => `
  created = ${countOf(letters, 'c')}, changed = ${countOf(letters, 'u')}, same = ${countOf(letters, 's')},
  waiting = ${countOf(letters, 'w')}, refused = ${countOf(letters, 'r')}`

export type NewLoad = {
  accountId: number
  entity: string
  action: ExchangeAction
  state: ExchangeState
  key: string | null
  bodyHash: string
  body: Buffer
  run: string | null
  isLast: boolean
  total: number
}

/** Undefined when the idempotency key is already used; waits for a parallel call with the same key. */
export const insertLoad = async (
  database: Database,
  load: NewLoad,
): Promise<LoadRow | undefined> => {
  const rows = await database.query<LoadRow>({
    name: 'exchange.insert-load',
    text: `insert into exchange_load (account_id, entity, action, state, key, body_hash, body, run, is_last, total)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (account_id, key) where key is not null do nothing
           returning ${loadColumns}`,
    values: [
      ...[load.accountId, load.entity, load.action, load.state, load.key, load.bodyHash],
      ...[load.body, load.run, load.isLast, load.total],
    ],
  })
  return rows[0]
}

export const selectLoadByKey = async (
  database: Database,
  accountId: number,
  key: string,
): Promise<LoadRow | undefined> => {
  const rows = await database.query<LoadRow>({
    name: 'exchange.load-by-key',
    text: `select ${loadColumns} from exchange_load where account_id = $1 and key = $2`,
    values: [accountId, key],
  })
  return rows[0]
}

/** Parts of one whole list that were not refused. */
export const selectPartsOfRun = (
  database: Database,
  accountId: number,
  entity: string,
  run: string,
): Promise<LoadRow[]> =>
  database.query({
    name: 'exchange.parts-of-run',
    text: `select ${loadColumns} from exchange_load
            where account_id = $1 and entity = $2 and run = $3 and state not in ('refused', 'cancelled')
            order by received_at, id`,
    values: [accountId, entity, run],
  })

/** A load of this account only. */
export const selectLoad = async (
  database: Database,
  accountId: number,
  id: string,
): Promise<LoadRow | undefined> => {
  const rows = await database.query<LoadRow>({
    name: 'exchange.load',
    text: `select ${loadColumns} from exchange_load where account_id = $1 and id = $2::uuid`,
    values: [accountId, id],
  })
  return rows[0]
}

/** Locks the oldest unfinished load for this transaction. One in state `running` was left by a process that died. */
export const takeNextLoad = async (
  database: Database,
): Promise<(LoadRow & { body: Buffer | null; source: string }) | undefined> => {
  const rows = await database.query<LoadRow & { body: Buffer | null; source: string }>({
    name: 'exchange.next-load',
    text: `select ${loadColumns}, body, (select source from exchange_account where exchange_account.id = account_id) as source
             from exchange_load where state in ('queued', 'running') and body is not null
            order by received_at, id limit 1 for no key update skip locked`,
  })
  return rows[0]
}

export const selectBody = async (
  database: Database,
  id: string,
): Promise<{ body: Buffer | null; outcomes: string | null }> =>
  theRow(
    await database.query<{ body: Buffer | null; outcomes: string | null }>({
      name: 'exchange.body',
      text: 'select body, outcomes from exchange_load where id = $1::uuid',
      values: [id],
    }),
  )

export type Finished = {
  state: ExchangeState
  outcomes: string | null
  hidden: number
  errorCode?: string | null
  errorParams?: object | null
}

/** Computes the counts from `outcomes`, which has a letter per record. */
export const finishLoad = async (
  database: Database,
  id: string,
  { state, outcomes, hidden, errorCode = null, errorParams = null }: Finished,
): Promise<LoadRow> =>
  theRow(
    await database.query<LoadRow>({
      name: 'exchange.finish-load',
      text: `update exchange_load set state = $2::text, outcomes = $3::text, hidden = $4, error_code = $5, error_params = $6::jsonb,
                    ${countsOf('$3::text')},
                    finished_at = case when $2::text <> 'held' then clock_timestamp() end
              where id = $1::uuid returning ${loadColumns}`,
      values: [
        id,
        state,
        outcomes ?? '',
        hidden,
        errorCode,
        errorParams && JSON.stringify(errorParams),
      ],
    }),
  )

export const markRunning = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'exchange.mark-running',
    text: `update exchange_load set state = 'running' where id = $1::uuid and state = 'queued'`,
    values: [id],
  })
}

export const markReleasing = async (database: Database, id: string): Promise<LoadRow> =>
  theRow(
    await database.query<LoadRow>({
      name: 'exchange.mark-releasing',
      text: `update exchange_load set is_releasing = true where id = $1::uuid returning ${loadColumns}`,
      values: [id],
    }),
  )

/** Records that the account has sent something, so that its silence is measured from now. */
export const touchAccount = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'exchange.touch',
    text: 'update exchange_account set last_load_at = clock_timestamp(), warned_at = null where id = $1',
    values: [accountId],
  })
}

export type NoteRow = {
  place: number
  errors: FieldError[] | null
  kept: string[] | null
  /** Remarks about a record that was not refused. */
  notes: FieldError[] | null
  /** What stays in force instead of a refused record. */
  stays?: string | null
}

export const insertNotes = async (
  database: Database,
  loadId: string,
  notes: readonly NoteRow[],
): Promise<void> => {
  await database.query({
    name: 'exchange.insert-notes',
    text: `insert into exchange_note as t (load_id, place, errors, kept, notes, stays)
           select $1::uuid, place, errors, kept, notes, stays
             from jsonb_to_recordset($2::jsonb) given
                  (place integer, errors jsonb, kept text[], notes jsonb, stays text)
           on conflict (load_id, place) do update set
             errors = excluded.errors, kept = excluded.kept, notes = excluded.notes, stays = excluded.stays`,
    values: [loadId, JSON.stringify(notes)],
  })
}

export const deleteNotes = async (
  database: Database,
  loadId: string,
  places: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'exchange.delete-notes',
    text: 'delete from exchange_note where load_id = $1::uuid and place = any ($2::integer[])',
    values: [loadId, places],
  })
}

export const selectNotes = (
  database: Database,
  loadId: string,
  from: number,
  to: number,
): Promise<NoteRow[]> =>
  database.query({
    name: 'exchange.notes',
    text: `select place, errors, kept, notes, stays
             from exchange_note where load_id = $1::uuid and place >= $2 and place < $3 order by place`,
    values: [loadId, from, to],
  })

export const lockOutcomes = async (database: Database, id: string): Promise<string> => {
  const rows = await database.query<{ outcomes: string | null }>({
    name: 'exchange.lock-outcomes',
    text: 'select outcomes from exchange_load where id = $1::uuid for no key update',
    values: [id],
  })
  return theRow(rows).outcomes ?? ''
}

export const updateOutcomes = async (
  database: Database,
  id: string,
  outcomes: string,
): Promise<void> => {
  await database.query({
    name: 'exchange.update-outcomes',
    text: `update exchange_load set outcomes = $2::text, ${countsOf('$2::text')} where id = $1::uuid`,
    values: [id, outcomes],
  })
}
