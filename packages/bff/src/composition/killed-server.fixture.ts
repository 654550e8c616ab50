import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@isp/contract'
import { demoSellerFile } from '@isp/demo-data'
import { patience } from '@isp/testing/patience'
import type pg from 'pg'
import { expect } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The point in the transaction at which the process is killed: before a statement on a table, or in its commit. */
export type Place = `${'insert on' | 'update on' | 'delete on' | 'commit of'} ${string}`

type Answer = { status: number; bytes: Buffer }

export type KilledServer = {
  /** Makes a call as a browser does; the answer is read to its end. */
  call(
    id: keyof typeof endpoints,
    input: { headers: Record<string, string>; body: object },
  ): Promise<Answer>
  /** Lets `work` run up to the place, and kills the process there (kill -9); another one is up afterwards. */
  killAt(place: Place, work: () => Promise<unknown>): Promise<void>
  /** Lets `work` run up to the place, and ends its connection to the database there; the process lives on. */
  cutAt(place: Place, work: () => Promise<Answer>): Promise<void>
  /** Kills the process once `work` is done, before anything has reacted to it. */
  killAfter(work: () => Promise<unknown>): Promise<void>
  close(): Promise<void>
}

/**
 * A killed process does not save its compile cache, so it is asked to; the next processes then start in half the time.
 */
const keepsCompiled = `data:text/javascript,${encodeURIComponent(
  `import { flushCompileCache } from 'node:module'; process.on('SIGUSR2', () => flushCompileCache())`,
)}`

const LOCK = 'pg_advisory_xact_lock(15)'
const NAME = 'isp_killed'
/** Connections of the server; of this database alone: another test may kill a server at the same time. */
const OWN = 'datname = current_database() and application_name = $1'
const WAITING = `wait_event_type = 'Lock'`

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const stallSql = (place: Place): string => {
  const [, event = '', table = ''] = /^(.+) (?:on|of) (\w+)$/.exec(place) ?? []
  return event === 'commit'
    ? `create constraint trigger stall after insert or update or delete on ${table}
         deferrable initially deferred for each row execute function stall()`
    : `create trigger stall before ${event} on ${table} for each statement execute function stall()`
}
const tableOf = (place: Place): string => place.split(' ').at(-1) ?? ''

/** The BFF as deployed, in a process that can be killed, on a database that the test can inspect. */
export const startKilledServer = async (pool: pg.Pool): Promise<KilledServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'isp-killed-'))
  const port = await freePort()
  const url = new URL(pool.options.connectionString ?? '')
  url.searchParams.set('application_name', NAME)
  let child: ChildProcess
  let hasCompiled = false
  const origin = `http://127.0.0.1:${port}/bff`

  const start = async () => {
    const started = spawn(process.execPath, ['--import', keepsCompiled, main], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: url.href,
        BFF_PORT: String(port),
        INDEX_DIR: join(folder, 'index'),
        BLOB_DIR: join(folder, 'blobs'),
        OUTBOX_DIR: join(folder, 'outbox'),
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        RATE_LIMIT: '0',
        LIMITS_FACTOR: '10',
        SELLER: demoSellerFile,
        JOBS: 'off',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    await new Promise<void>((resolve, reject) => {
      let said = ''
      started.once('exit', () => reject(new Error('the server has ended')))
      started.stdout.on('data', (chunk) => {
        said = said.includes('Server listening') ? said : said + chunk
        if (said.includes('Server listening')) resolve()
      })
    })
    if (!hasCompiled) started.kill('SIGUSR2')
    hasCompiled = true
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  const count = async (condition: string): Promise<number> => {
    const { rows } = await pool.query(
      `select count(*)::int as count from pg_stat_activity where ${OWN} and ${condition}`,
      [NAME],
    )
    return rows[0].count
  }

  /** While `work` waits at the place, `interrupt` ends it. */
  const stopAt = async <T>(
    place: Place,
    work: () => Promise<T>,
    interrupt: () => Promise<unknown>,
  ): Promise<T | null> => {
    const holder = await pool.connect()
    await holder.query('begin')
    await holder.query(`select ${LOCK}`)
    await pool.query(stallSql(place))
    const working = work().catch(() => null)
    await expect.poll(() => count(WAITING)).toBe(1)
    await interrupt()
    await holder.query('rollback')
    holder.release()
    return working
  }

  await pool.query(
    `create function stall() returns trigger language plpgsql as
       'begin perform ${LOCK}; return coalesce(new, old); end'`,
  )
  await start()
  return {
    call: async (id, { headers, body }) => {
      const { method, path } = endpoints[id]
      for (;;) {
        const answer = await fetch(`${origin}${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
        })
        const bytes = Buffer.from(await answer.arrayBuffer())
        // a process that has just begun, on a machine that is busy, asks to come again
        if (!bytes.includes('"SERVER_OVERLOADED"')) return { status: answer.status, bytes }
      }
    },
    killAt: async (place, work) => {
      expect(await stopAt(place, work, kill)).toBe(null)
      // what the database still does for the dead process (a commit that was under way) ends first
      await expect.poll(() => count('true')).toBe(0)
      await pool.query(`drop trigger stall on ${tableOf(place)}`)
      await start()
    },
    cutAt: async (place, work) => {
      const end = `select pg_terminate_backend(pid, ${patience.moment}) from pg_stat_activity where ${OWN} and ${WAITING}`
      const answer = await stopAt(place, work, () => pool.query(end, [NAME]))
      expect(answer?.status).toBe(503)
      await pool.query(`drop trigger stall on ${tableOf(place)}`)
    },
    killAfter: async (work) => {
      await work()
      await kill()
      await expect.poll(() => count('true')).toBe(0)
      await start()
    },
    close: async () => {
      await kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
