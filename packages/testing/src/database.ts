import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { ownNames } from './own-name.ts'
import { patience } from './patience.ts'

/** A temporary database: `pool` is for preparing and reading data, `drop` closes the pool and removes the database. */
export type TestDatabase = { url: string; pool: pg.Pool; drop: () => Promise<void> }

const TEMPLATE_VARIABLE = 'ISP_TEST_TEMPLATE'

const own = ownNames('test')

/** Removes databases left behind by killed test runs of this checkout. */
const dropAbandoned = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('select datname as name from pg_database')
  for (const { name } of rows) if (own.isAbandoned(name)) await dropDatabase(client, name)
}

const serverUrl = (): string => {
  const url = process.env.DATABASE_URL
  if (url) return url
  throw new Error('DATABASE_URL is not set. Run the tests with "npm test": it brings a PostgreSQL.')
}

/** The URL of another database on the same server. */
const urlOf = (database: string): string => {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

const withServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * For a vitest `globalSetup`: makes sure that a migrated template exists, from which every test database is copied. It
 * is kept between runs and created again when `fingerprint` (of all migrations) changes. Removes databases left behind
 * by killed runs of this checkout, and prints the address of the server.
 * @param migrate migrates the empty database at the given URL
 */
export const prepareTestTemplate = async (
  fingerprint: string,
  migrate: (url: string) => Promise<unknown>,
): Promise<void> => {
  const name = `isp_template_${createHash('sha256').update(fingerprint).digest('hex').slice(0, 16)}`
  await withServer(async (client) => {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    )
    const { host } = new URL(serverUrl())
    console.log(`Tests talk to PostgreSQL ${rows[0]?.version} at ${host}`)
    // Two packages may start at the same time: the second waits and finds the template ready.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    await dropAbandoned(client)
    const ready = await client.query(
      'select 1 from pg_database where datname = $1 and datistemplate',
      [name],
    )
    if (ready.rowCount === 0) {
      await client.query(`drop database if exists ${name}`)
      await client.query(`create database ${name}`)
      await migrate(urlOf(name))
      // Marks the template as complete: a half-migrated one is never copied.
      await client.query(`alter database ${name} is_template true`)
    }
  })
  process.env[TEMPLATE_VARIABLE] = name
}

/**
 * Closes remaining connections and drops the database; `client` is connected to another one. Not `with (force)`: that
 * also ends an autovacuum worker, which only a superuser may do; a plain drop waits for the worker.
 */
export const dropDatabase = async (client: pg.Client, name: string): Promise<void> => {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) return
  await client.query(`alter database ${name} with allow_connections false`)
  const end = `select pg_terminate_backend(pid, $2) from pg_stat_activity
                where datname = $1 and backend_type = 'client backend'`
  await client.query(end, [name, patience.moment])
  await client.query(`drop database ${name}`)
}

/**
 * Creates a migrated database on the server of `DATABASE_URL`; takes about 30 ms.
 * @throws Error if `DATABASE_URL` is missing or the vitest config lacks the global setup
 */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const template = process.env[TEMPLATE_VARIABLE]
  serverUrl()
  if (!template) throw new Error('No test template: add the global setup to vitest.config.ts.')
  const name = own.nameOf(randomBytes(6).toString('hex'))
  await withServer((client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const url = urlOf(name)
  const pool = new pg.Pool({ connectionString: url, max: 4 })
  pool.on('error', () => {}) // a test may cut connections on purpose
  return {
    url,
    pool,
    drop: async () => {
      await pool.end()
      await withServer((client) => dropDatabase(client, name))
    },
  }
}
