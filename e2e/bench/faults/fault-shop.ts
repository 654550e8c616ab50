import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { patience } from '@isp/testing/patience'
import { startDatabase } from '@isp/tooling/database'
import pg from 'pg'
import { type CopiedShop, copyShop } from '../../fixtures/copied-shop.ts'
import { serverPid, signal } from './processes.ts'
import { mountSmallDisks, type SmallDisks } from './small-disks.ts'
import { until } from './until.ts'

const PRODUCTS = 600

/** Where a run of this checkout keeps what building has cost: the copy builds in seconds the second time. */
const buildCache = path.resolve(import.meta.dirname, '../../../var/turbo')

export type ServerName = 'bff' | 'shell'

type Sql = <Row extends pg.QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>

/** The shop of `npm start`, built and with a database of its own, in a copy that may be broken. */
export type FaultShop = Pick<CopiedShop, 'origin' | 'tree' | 'change' | 'run'> & {
  releaseDir: string
  /** Null where nobody lets us mount any. */
  disks: SmallDisks | null
  /** `npm start` itself, which looks after all the others. */
  launcher: () => ChildProcess
  pidOf: (name: ServerName) => number
  /** The server of the database, which must be running. */
  postgres: () => Promise<{ url: string; pid: number }>
  /** One connection for one piece of work. */
  withSql: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>
  /** One connection for one statement. */
  sql: Sql
  /** Whether pages with data are made. */
  isOpen: () => Promise<boolean>
  /** Bytes of the logs of these servers. */
  logSizes: (names: readonly ServerName[]) => Promise<number[]>
  /** Opens it anew, whatever became of it. */
  reopen: () => Promise<void>
  stop: () => Promise<void>
}

/** What a variable of this terminal would lead elsewhere. */
const nowhere = Object.fromEntries(
  [
    ...['DATABASE_URL', 'DATABASE_POOL', 'AUTH_SECRET', 'MAIL_URL', 'TRUST_PROXY', 'SHOP_MODE'],
    ...['RELEASE_DIR', 'BLOB_DIR', 'OUTBOX_DIR', 'INDEX_DIR', 'JOBS', 'API_DOCS'],
  ].map((name) => [name, undefined]),
)

export const startFaultShop = async (): Promise<FaultShop> => {
  await mkdir(buildCache, { recursive: true })
  const copy = await copyShop({
    command: 'start/start.command.ts',
    variables: {
      ...nowhere,
      NODE_ENV: 'production',
      DEMO_PRODUCTS: String(PRODUCTS),
      // all visitors share one address
      RATE_LIMIT: '0',
      TURBO_CACHE_DIR: buildCache,
    },
  })
  const { tree, origin } = copy
  const disks = mountSmallDisks(path.join(tree, 'var'))
  const dataDir = path.join(tree, 'var/postgres')
  const remove = async () => {
    await copy.close()
    disks?.unmount()
    await copy.remove()
  }
  const open = async () => {
    const launcher = await copy.open()
    // as a guest: it is asked for, not started
    const { url } = await startDatabase({ dataDir, databaseUrl: null })
    return { launcher, url }
  }
  let opened = await open().catch(async (error: unknown) => {
    await remove()
    throw error
  })

  /** Stopped processes need SIGCONT before any other signal, and a killed launcher leaves its servers running. */
  const close = async () => {
    const left = (['bff', 'shell'] as const).flatMap((name) => serverPid(tree, name) ?? [])
    signal(left, 'SIGCONT')
    await copy.close()
    signal(left, 'SIGKILL')
    if (!existsSync(path.join(dataDir, 'cluster/postmaster.pid'))) return
    const { stop } = await startDatabase({ dataDir, databaseUrl: null })
    await stop()
  }

  const withSql: FaultShop['withSql'] = async (work) => {
    const connectionTimeoutMillis = patience.moment
    const client = new pg.Client({ connectionString: opened.url, connectionTimeoutMillis })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(async (text, values = []) => (await client.query(text, [...values])).rows)
    } finally {
      await client.end()
    }
  }

  return {
    ...copy,
    releaseDir: path.join(tree, 'var/releases'),
    disks,
    launcher: () => opened.launcher,
    pidOf: (name) => {
      const pid = serverPid(tree, name)
      if (pid === null) throw new Error(`the launcher has no ${name}`)
      return pid
    },
    postgres: async () => {
      const { url, pid } = await startDatabase({ dataDir, databaseUrl: null })
      return { url, pid: pid ?? 0 }
    },
    withSql,
    sql: (text, values) => withSql((sql) => sql(text, values)),
    isOpen: async () => {
      const answer = await fetch(`${origin}/health`)
      return answer.ok
    },
    logSizes: (names) =>
      Promise.all(
        names.map(async (name) => (await stat(path.join(tree, `var/logs/${name}.log`))).size),
      ),
    reopen: async () => {
      await close()
      opened = await open()
      await until('reopened', async () => (await fetch(`${origin}/health`)).ok)
    },
    stop: async () => {
      await close()
      await remove()
    },
  }
}
