import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartupError } from '../kernel/app-error.ts'
import { startupMessages } from '../kernel/startup.messages.ts'
import { migrateQueue, queueFingerprint } from '../modules/jobs/queue-schema.ts'
import { applyRepeatables, readRepeatables } from './repeatables.ts'

const migrationsFolder = new URL('../../migrations/', import.meta.url)
/** An arbitrary constant: servers that start together migrate one after the other. */
const LOCK_KEY = 4_150_177
const OLDEST_SERVER = 150_000
/** A migration that waits for a table holds up everybody behind it: it gives way after so long, and tries again later. */
const LOCK_PATIENCE = { waitMs: 2000, pauseMs: 1000, tries: 30 }
type LockPatience = typeof LOCK_PATIENCE
const LOCK_NOT_AVAILABLE = '55P03'

export type Migration = {
  /** Permanent identity: its three digits, or its timestamp and name. */
  key: string
  /** The number of `001_…`; null for a timestamp, which gets a number in the database when applied. */
  number: number | null
  name: string
  file: string
  checksum: string
  /** The digits of the oldest migration that a running server must know to work on this schema; null: this one. */
  oldestServer: string | null
  sql: string
}
export type MigrationResult = {
  applied: number
  version: number
  /** Number of functions and views created. */
  made: number
  /** Those that the database has in a newer version than this server. */
  newer: string[]
}

/**
 * An expanding migration states which servers keep working before and beside it; without this line it needs its own
 * server.
 */
const oldestServerPattern = /^-- Servers that know (\d{3}|\d{14}) go on working\.$/m

/**
 * `001_catalog.sql` to `006_…`, later files with a UTC timestamp: `20261121210500_tickets.sql`, so that two authors
 * never choose the same number.
 */
const filePattern = /^(\d{3}|\d{14})_([a-z0-9_]+)\.sql$/

/** Migrations with a timestamp get numbers from here on, in the order in which they are applied. */
const FIRST_FREE_NUMBER = 1000

const keyOf = (number: number, name: string): string =>
  number < FIRST_FREE_NUMBER ? String(number) : name

/**
 * Reads the SQL files in order: numbered ones first, then by timestamp. The checksum ignores line endings, which git
 * may change.
 */
export const readMigrations = async (folder: URL = migrationsFolder): Promise<Migration[]> => {
  const entries = (await readdir(folder)).filter((file) => filePattern.test(file))
  const files = entries.sort((a, b) => a.indexOf('_') - b.indexOf('_') || (a < b ? -1 : 1))
  return Promise.all(
    files.map(async (file, place) => {
      const [, digits = '', words = ''] = filePattern.exec(file) ?? []
      const number = digits.length === 3 ? Number(digits) : null
      if (number !== null && number !== place + 1) {
        throw new StartupError(startupMessages.migrationNumbers(file))
      }
      const name = number === null ? `${digits}_${words}` : words
      const sql = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const oldestServer = oldestServerPattern.exec(sql)?.[1] ?? null
      const key = number === null ? name : keyOf(number, name)
      return { key, number, name, file, checksum, oldestServer, sql }
    }),
  )
}

/** A fingerprint that changes with any migration. */
export const migrationsFingerprint = async (): Promise<string> =>
  [
    ...(await readMigrations()).map(({ key, checksum }) => `${key}:${checksum}`),
    ...(await readRepeatables(migrationsFolder)).map(({ name, checksum }) => `${name}:${checksum}`),
    queueFingerprint(),
  ].join(' ')

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** Host, port and database of a URL, without its password. */
const addressOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return host + pathname
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'isp-migrate',
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => {}) // the running statement reports it
  try {
    await client.connect()
  } catch (error) {
    const first = error instanceof AggregateError ? error.errors[0] : error
    throw new StartupError(startupMessages.databaseUnreachable(addressOf(url), reasonOf(first)), {
      cause: error,
    })
  }
  return client
}

const refuseOldServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const server = rows[0]
  if (server && server.number < OLDEST_SERVER) {
    throw new StartupError(startupMessages.databaseTooOld(server.version))
  }
}

type Applied = {
  number: number
  key: string
  name: string
  checksum: string
  /** Number of the migration that a server must know at least. */
  oldestServer: number
}

const readApplied = async (client: pg.Client): Promise<Applied[]> => {
  await client.query(`create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  await client.query('alter table schema_migration add column if not exists oldest_server integer')
  const { rows } = await client.query<Omit<Applied, 'key'>>(
    `select number, name, checksum, coalesce(oldest_server, number) as "oldestServer"
       from schema_migration order by number`,
  )
  return rows.map((row) => ({ ...row, key: keyOf(row.number, row.name) }))
}

/** An older server (rolled back, or not yet updated) may start as long as newer migrations only expand the schema. */
const refuseNewerSchema = (applied: readonly Applied[], migrations: readonly Migration[]): void => {
  const ours = new Set(migrations.map(({ key }) => key))
  const known = new Set(applied.filter(({ key }) => ours.has(key)).map(({ number }) => number))
  for (const { key, number, name, oldestServer } of applied) {
    if (!ours.has(key) && !known.has(oldestServer)) {
      throw new StartupError(startupMessages.databaseNewer(number, name))
    }
  }
}

const numberOf = (migration: Migration, applied: readonly Applied[]): number =>
  migration.number ??
  applied.reduce((next, { number }) => Math.max(next, number + 1), FIRST_FREE_NUMBER)

/** @throws StartupError when it names a missing migration */
const oldestServerOf = (
  { oldestServer, file }: Migration,
  own: number,
  applied: readonly Applied[],
): number => {
  if (oldestServer === null) return own
  const named = applied.find(({ number, name }) =>
    oldestServer.length === 3 ? number === Number(oldestServer) : name.startsWith(oldestServer),
  )
  if (!named) throw new StartupError(startupMessages.migrationUnknown(file, oldestServer))
  return named.number
}

const apply = async (
  client: pg.Client,
  migration: Migration,
  applied: readonly Applied[],
  { waitMs, pauseMs, tries }: LockPatience,
): Promise<Applied> => {
  const { key, name, checksum, sql, file } = migration
  const number = numberOf(migration, applied)
  const oldestServer = oldestServerOf(migration, number, applied)
  try {
    await client.query('begin')
    await client.query(`set local lock_timeout = ${waitMs}`)
    await client.query(sql)
    await client.query(
      'insert into schema_migration (number, name, checksum, oldest_server) values ($1, $2, $3, $4)',
      [number, name, checksum, oldestServer],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if ((error as { code?: string }).code === LOCK_NOT_AVAILABLE) {
      if (tries <= 1) throw new StartupError(startupMessages.schemaIsBusy(file), { cause: error })
      await wait(pauseMs)
      return apply(client, migration, applied, { waitMs, pauseMs, tries: tries - 1 })
    }
    throw new StartupError(startupMessages.migrationFailed(file, reasonOf(error)), { cause: error })
  }
  return { number, key, name, checksum, oldestServer }
}

/**
 * Migrates the database to the newest schema, each file in its own transaction, one server at a time. A file with an
 * earlier timestamp than one already applied (it was merged later) is still applied. Functions and views come last.
 * @throws StartupError when the server cannot be reached or is older than version 15, the database has a newer
 * migration that needs a newer server, an applied file has changed, or a file fails (then it is rolled back)
 */
export const migrate = async (options: {
  url: string
  folder?: URL
  patience?: LockPatience
}): Promise<MigrationResult> => {
  const patience = options.patience ?? LOCK_PATIENCE
  const folder = options.folder ?? migrationsFolder
  const migrations = await readMigrations(folder)
  const repeatables = await readRepeatables(folder)
  const client = await connect(options.url)
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const before = await readApplied(client)
    refuseNewerSchema(before, migrations)
    const applied = [...before]
    for (const migration of migrations) {
      const known = applied.find(({ key }) => key === migration.key)
      if (known && known.checksum !== migration.checksum) {
        throw new StartupError(startupMessages.migrationChanged(migration.file))
      }
      if (!known) applied.push(await apply(client, migration, applied, patience))
    }
    const isNewer = applied.length > migrations.length
    const functions = await applyRepeatables(client, repeatables, isNewer)
    await migrateQueue(client)
    return { applied: applied.length - before.length, version: migrations.length, ...functions }
  } finally {
    // explicitly: behind a pooler the session and its lock would outlive this connection
    await client.query('select pg_advisory_unlock_all()').catch(() => {})
    await client.end()
  }
}
