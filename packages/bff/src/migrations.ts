import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { StartupError } from './app-error.ts'
import { startupMessages } from './startup.messages.ts'

const migrationsFolder = new URL('../migrations/', import.meta.url)
/** Any number, the same everywhere: two servers that start together migrate one after the other. */
const LOCK_KEY = 4_150_177
const OLDEST_SERVER = 150_000

export type Migration = {
  number: number
  name: string
  file: string
  checksum: string
  /** The number of the last migration that a server must know at least to work on this schema. */
  oldestServer: number
  sql: string
}
export type MigrationResult = { applied: number; version: number }

/** What an expanding migration says of the servers that run before and beside it; one that says nothing needs its own server. */
const oldestServerPattern = /^-- Servers that know (\d{3}) go on working\.$/m

const filePattern = /^(\d{3})_([a-z0-9_]+)\.sql$/

/** The numbered SQL files, in order. Line ends do not count in the checksum: git may change them. */
export const readMigrations = async (folder: URL = migrationsFolder): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => filePattern.test(file)).sort()
  return Promise.all(
    files.map(async (file, place) => {
      const [, digits = '', name = ''] = filePattern.exec(file) ?? []
      const number = Number(digits)
      if (number !== place + 1) throw new StartupError(startupMessages.migrationNumbers(file))
      const sql = (await readFile(new URL(file, folder), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const oldestServer = Number(oldestServerPattern.exec(sql)?.[1] ?? number)
      return { number, name, file, checksum, oldestServer, sql }
    }),
  )
}

/** One word for the state of all migrations: changes with any of them. */
export const migrationsFingerprint = async (): Promise<string> =>
  (await readMigrations()).map(({ number, checksum }) => `${number}:${checksum}`).join(' ')

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
  client.on('error', () => {}) // the statement in flight reports it
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

const readApplied = async (
  client: pg.Client,
): Promise<Map<number, { name: string; checksum: string; oldestServer: number }>> => {
  await client.query(`create table if not exists schema_migration (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  await client.query('alter table schema_migration add column if not exists oldest_server integer')
  const { rows } = await client.query<{
    number: number
    name: string
    checksum: string
    oldestServer: number
  }>(
    `select number, name, checksum, coalesce(oldest_server, number) as "oldestServer"
       from schema_migration order by number`,
  )
  return new Map(rows.map(({ number, ...rest }) => [number, rest]))
}

const apply = async (client: pg.Client, migration: Migration): Promise<void> => {
  try {
    await client.query('begin')
    await client.query(migration.sql)
    await client.query(
      'insert into schema_migration (number, name, checksum, oldest_server) values ($1, $2, $3, $4)',
      [migration.number, migration.name, migration.checksum, migration.oldestServer],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new StartupError(startupMessages.migrationFailed(migration.file, reasonOf(error)), {
      cause: error,
    })
  }
}

/**
 * Brings the database to the newest schema, each file in a transaction of its own, one server at a time.
 * @throws StartupError when the server cannot be reached or is older than 15, the database has a newer migration
 *   that needs a newer server, an applied file has changed, or a file fails (nothing of it stays)
 */
export const migrate = async (options: { url: string; folder?: URL }): Promise<MigrationResult> => {
  const migrations = await readMigrations(options.folder)
  const client = await connect(options.url)
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    const applied = await readApplied(client)
    for (const [number, { name, oldestServer }] of applied) {
      // a server that was rolled back, or not yet renewed, goes on as long as the newer schema only grew
      if (number > migrations.length && oldestServer > migrations.length) {
        throw new StartupError(startupMessages.databaseNewer(number, name))
      }
    }
    let count = 0
    for (const migration of migrations) {
      const known = applied.get(migration.number)
      if (known && known.checksum !== migration.checksum) {
        throw new StartupError(startupMessages.migrationChanged(migration.file))
      }
      if (known) continue
      await apply(client, migration)
      count += 1
    }
    return { applied: count, version: migrations.length }
  } finally {
    await client.end() // releases the lock as well
  }
}
