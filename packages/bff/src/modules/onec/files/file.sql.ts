// Reads exchange_account of exchange.
import { type Database, theRow } from '../../../kernel/database.ts'
import type { ContentKind } from './content-end.ts'

export type FileType = 'catalog' | 'sale'
export type FileState = 'receiving' | 'queued' | 'running' | 'done' | 'refused' | 'dropped'

export type FileRow = {
  id: string
  sessionId: string
  type: FileType
  name: string
  init: number
  kind: ContentKind
  pieces: number
  bytes: number
  lastSha256: string | null
  lastBytes: number | null
  tail: Buffer
  isWhole: boolean
  state: FileState
  entries: string[] | null
  words: string | null
  progress: string | null
}

const columns = `id, session_id as "sessionId", type, name, init, kind, pieces, bytes::float8 as bytes, last_sha256 as "lastSha256",
  last_bytes as "lastBytes", tail, is_whole as "isWhole", state, entries, words, progress`

export const insertFile = async (
  database: Database,
  file: Pick<FileRow, 'sessionId' | 'type' | 'name' | 'init' | 'kind'>,
): Promise<FileRow> =>
  theRow(
    await database.query<FileRow>({
      name: 'onec.insert-file',
      text: `insert into onec_file (session_id, type, name, init, kind) values ($1::uuid, $2, $3, $4, $5) returning ${columns}`,
      values: [file.sessionId, file.type, file.name, file.init, file.kind],
    }),
  )

/** The newest file of that name that was not given up. */
export const selectNewest = async (
  database: Database,
  { sessionId, type, name }: Pick<FileRow, 'sessionId' | 'type' | 'name'>,
): Promise<FileRow | undefined> => {
  const rows = await database.query<FileRow>({
    name: 'onec.newest-file',
    text: `select ${columns} from onec_file where session_id = $1::uuid and type = $2 and name = $3 and state <> 'dropped'
            order by received_at desc limit 1`,
    values: [sessionId, type, name],
  })
  return rows[0]
}

export const dropFile = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'onec.drop-file',
    text: `update onec_file set state = 'dropped', finished_at = clock_timestamp() where id = $1::uuid`,
    values: [id],
  })
}

/** Adds a piece. */
export const growFile = async (
  database: Database,
  id: string,
  piece: { bytes: number; sha256: string; tail: Buffer; isWhole: boolean },
): Promise<void> => {
  await database.query({
    name: 'onec.grow-file',
    text: `update onec_file set pieces = pieces + 1, bytes = bytes + $2, last_bytes = $2, last_sha256 = $3, tail = $4, is_whole = $5,
                  received_at = clock_timestamp()
            where id = $1::uuid`,
    values: [id, piece.bytes, piece.sha256, piece.tail, piece.isWhole],
  })
}

/** Files of a session, the newest of each name, by which `import` is answered. */
export const selectFiles = (
  database: Database,
  sessionId: string,
  type: FileType,
): Promise<FileRow[]> =>
  database.query({
    name: 'onec.files-of-session',
    text: `select distinct on (name) ${columns} from onec_file
            where session_id = $1::uuid and type = $2 and state <> 'dropped' order by name, received_at desc`,
    values: [sessionId, type],
  })

/** Queues all whole files of a session. @returns how many there are */
export const queueFiles = async (
  database: Database,
  sessionId: string,
  type: FileType,
): Promise<number> => {
  const rows = await database.query<{ id: string }>({
    name: 'onec.queue-files',
    text: `update onec_file set state = 'queued', queued_at = clock_timestamp()
            where session_id = $1::uuid and type = $2 and state = 'receiving' and is_whole returning id`,
    values: [sessionId, type],
  })
  return rows.length
}

export const queueFile = async (database: Database, id: string): Promise<void> => {
  await database.query({
    name: 'onec.queue-file',
    text: `update onec_file set state = 'queued', queued_at = clock_timestamp() where id = $1::uuid and state = 'receiving'`,
    values: [id],
  })
}

/** Queues the files of sessions in which nothing was called for a while. @returns how many */
export const queueQuiet = async (
  database: Database,
  type: FileType,
  seconds: number,
): Promise<number> => {
  const rows = await database.query<{ id: string }>({
    name: 'onec.queue-quiet',
    text: `update onec_file set state = 'queued', queued_at = clock_timestamp()
             from onec_session session
            where session.id = session_id and type = $1 and state = 'receiving' and is_whole
              and session.last_call_at < now() - make_interval(secs => $2) returning onec_file.id`,
    values: [type, seconds],
  })
  return rows.length
}

export type QueuedFile = FileRow & {
  accountId: number
  source: string
  account: string
  soleTrader: 'person' | 'company'
}

/**
 * Takes all queued files of the session that has waited longest. Those in state `running` were left by a process that
 * died: jobs of one type run alone.
 */
export const takeQueued = (database: Database, type: FileType): Promise<QueuedFile[]> =>
  database.query({
    name: 'onec.take-queued',
    text: `update onec_file set state = 'running', progress = null
             from onec_session session
             join onec_access access on access.id = session.access_id
             join exchange_account account on account.id = access.account_id
            where session.id = session_id and type = $1 and state in ('queued', 'running')
              and session_id = (select session_id from onec_file
                                 where type = $1 and state in ('queued', 'running') order by queued_at, id limit 1)
           returning onec_file.id, session_id as "sessionId", type, onec_file.name, init, kind, pieces, bytes::float8 as bytes,
                     last_sha256 as "lastSha256", last_bytes as "lastBytes", tail, is_whole as "isWhole", state, entries, words,
                     progress, access.account_id as "accountId", account.source, account.name as account,
                     access.sole_trader as "soleTrader"`,
    values: [type],
  })

export const noteProgress = async (
  database: Database,
  ids: readonly string[],
  progress: string,
): Promise<void> => {
  await database.query({
    name: 'onec.note-progress',
    text: 'update onec_file set progress = $2 where id = any ($1::uuid[])',
    values: [ids, progress],
  })
}

export type FileRemark = { line: number | null; id: string; text: string }

export type FileOutcome = {
  state: 'done' | 'refused'
  words: string
  remarks: readonly FileRemark[]
  remarkCount: number
  entries?: readonly string[] | null
}

export const finishFile = async (
  database: Database,
  id: string,
  { state, words, remarks, remarkCount, entries = null }: FileOutcome,
): Promise<void> => {
  await database.query({
    name: 'onec.finish-file',
    text: `update onec_file set state = $2, words = $3, remarks = $4::jsonb, remark_count = $5, entries = coalesce($6::text[], entries),
                  progress = null, finished_at = clock_timestamp()
            where id = $1::uuid and state = 'running'`,
    values: [id, state, words, JSON.stringify(remarks), remarkCount, entries],
  })
}

/** Whether files of another session are being loaded or stand before those of this one. */
export const isAnotherAtWork = async (
  database: Database,
  sessionId: string,
  type: FileType,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'onec.another-at-work',
    text: `select from onec_file where type = $2 and state = 'running' and session_id <> $1::uuid limit 1`,
    values: [sessionId, type],
  })
  return rows.length > 0
}

/** Files whose content is no longer needed. */
export const selectForgettable = (
  database: Database,
  hours: number,
): Promise<{ id: string; pieces: number }[]> =>
  database.query({
    name: 'onec.forgettable-files',
    text: `select id, pieces from onec_file
            where pieces > 0 and state in ('done', 'refused', 'dropped', 'receiving')
              and coalesce(finished_at, received_at) < now() - make_interval(hours => $1)
            order by received_at limit 1000`,
    values: [hours],
  })

export const forgetPieces = async (database: Database, ids: readonly string[]): Promise<void> => {
  await database.query({
    name: 'onec.forget-pieces',
    text: `update onec_file set pieces = 0, tail = '', state = case when state = 'receiving' then 'dropped' else state end
            where id = any ($1::uuid[])`,
    values: [ids],
  })
}

/** Sessions of the past, with their files. */
export const deleteSessions = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'onec.delete-sessions',
    text: `delete from onec_session where last_call_at < now() - make_interval(days => $1)
             and not exists (select from onec_file where session_id = onec_session.id and (pieces > 0 or state in ('queued', 'running')))`,
    values: [days],
  })
}

export const refuseRunning = async (
  database: Database,
  type: FileType,
  words: string,
): Promise<void> => {
  await database.query({
    name: 'onec.refuse-running',
    text: `update onec_file set state = 'refused', words = $2, progress = null, finished_at = clock_timestamp()
            where type = $1 and state = 'running'`,
    values: [type, words],
  })
}
