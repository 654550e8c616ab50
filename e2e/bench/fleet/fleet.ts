import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openS3Double } from '@isp/testing/s3-double'
import { type ReplicatedDatabase, startReplicatedDatabase } from '@isp/tooling/database'
import { fillStore } from '@isp/tooling/releases'
import { createDatabase } from '../../fixtures/database.ts'
import { freePort } from '../../fixtures/free-port.ts'
import { ownName } from '../../fixtures/own-name.ts'
import { end } from '../../fixtures/processes.ts'
import { prepareStock, type Stock } from '../../fixtures/stock.ts'
import { openPgBouncer, type PgBouncer, startNginx } from './engines.ts'
import { createServer, type Server } from './servers.ts'

const root = path.resolve(import.meta.dirname, '../../..')
/** Logs of the last run. */
const logs = path.join(root, 'var/logs/fleet')
const POOLER_USER = 'postgres'
const SERVER_KEY = 'the key that all processes of this bench know'

/**
 * Two shells, two BFFs and a worker behind nginx, each with folders of its own, over PgBouncer, a primary and a synchronous standby, and a
 * double of an S3 store.
 */
export type Fleet = {
  /** Where visitors come in. */
  origin: string
  database: ReplicatedDatabase
  databaseName: string
  pooler: PgBouncer
  servers: readonly Server[]
  /** Variables that name store and database, for commands. */
  environment: Readonly<Record<string, string>>
  nginxPid: () => number
  stop: () => Promise<void>
}

/** Pages a minute of one address; what a bench of limits exceeds. */
export const RATE_LIMIT = 1200

const times = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1)

export const startFleet = async (): Promise<Fleet> => {
  await rm(logs, { recursive: true, force: true })
  await mkdir(logs, { recursive: true })
  const work = await mkdtemp(path.join(tmpdir(), ownName('fleet-')))
  // PgBouncer reads its files again as another user
  await chmod(work, 0o755)
  const cleaning: (() => Promise<unknown>)[] = [() => rm(work, { recursive: true, force: true })]
  const stop = async (): Promise<void> => {
    for (const clean of cleaning.toReversed()) await clean().catch(() => {})
  }
  try {
    let stock: Stock | null = null
    const databaseName = ownName('fleet')
    const database = await startReplicatedDatabase(path.join(work, 'database'), async (url) => {
      process.env.DATABASE_URL = url
      stock = await prepareStock({ blobDir: path.join(root, 'var/blobs'), hasFewDrawings: false })
      await createDatabase(url, databaseName, stock.database)
    })
    cleaning.push(database.stop)
    const { releaseDir } = stock as unknown as Stock
    cleaning.push(() => rm(releaseDir, { recursive: true, force: true }))
    const [pagePort, bffPort, poolPort] = [await freePort(), await freePort(), await freePort()]
    const ports = {
      shells: [await freePort(), await freePort()],
      bffs: [await freePort(), await freePort()],
    }
    const pooler = openPgBouncer(path.join(work, 'pgbouncer'), {
      port: poolPort,
      database: databaseName,
      role: database.role,
      user: POOLER_USER,
    })
    pooler.switchTo(database.primaryPort)
    pooler.start()
    cleaning.push(() => end(pooler.child()))
    const { name, password } = database.role
    const pooled = `postgres://${name}:${password}@127.0.0.1:${poolPort}/${databaseName}`
    const origin = `http://127.0.0.1:${pagePort}`
    const s3 = await openS3Double()
    cleaning.push(s3.close)
    // in session mode a pooled connection is one of its own
    const environment = { CONTENT_STORE: s3.url, DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled }
    const direct = `postgres://${name}:${password}@127.0.0.1:${database.primaryPort}/${databaseName}`
    await fillStore({ CONTENT_STORE: s3.url, DATABASE_URL: direct }, releaseDir)
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      ...environment,
      BFF_ORIGIN: `http://127.0.0.1:${bffPort}`,
      SHOP_ORIGIN: origin,
      SERVER_KEY,
      HOST: '127.0.0.1',
      TRUST_PROXY: 'loopback',
      DRAIN_SECONDS: '2',
      // eleven processes share this machine
      LIMITS_FACTOR: '3',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: String(RATE_LIMIT),
      TELEMETRY_SHARE: '0',
      OUTBOX_DIR: path.join(work, 'outbox'),
      SELLER: path.join(root, 'packages/demo-data/seller/seller.json'),
      COMPANY_REGISTER: path.join(root, 'packages/demo-data/register/companies.json'),
    }
    /** As on a machine of its own. */
    const foldersOf = (name: string) => ({
      RELEASE_DIR: path.join(work, name, 'releases'),
      BLOB_DIR: path.join(work, name, 'blobs'),
      INDEX_DIR: path.join(work, name, 'index'),
    })
    const bffs = times(2).map((at) =>
      createServer({
        kind: 'bff',
        name: `bff-${at}`,
        folder: logs,
        env: {
          ...env,
          BFF_PORT: String(ports.bffs[at - 1]),
          ...foldersOf(`bff-${at}`),
        },
        health: `http://127.0.0.1:${ports.bffs[at - 1]}/bff/api/health`,
      }),
    )
    const shells = times(2).map((at) =>
      createServer({
        kind: 'shell',
        name: `shell-${at}`,
        folder: logs,
        env: { ...env, PORT: String(ports.shells[at - 1]), ...foldersOf(`shell-${at}`) },
        health: `http://127.0.0.1:${ports.shells[at - 1]}/health`,
      }),
    )
    const worker = createServer({
      kind: 'worker',
      name: 'worker',
      folder: logs,
      env: { ...env, LOG_LEVEL: 'info', ...foldersOf('worker') },
      health: null,
    })
    const nginx = startNginx(path.join(work, 'nginx'), [
      { name: 'shells', port: pagePort, servers: ports.shells },
      { name: 'bffs', port: bffPort, servers: ports.bffs },
    ])
    cleaning.push(() => end(nginx))
    const servers = [...bffs, ...shells, worker]
    for (const server of servers) {
      // one that does not become ready is ended too
      cleaning.push(server.stop)
      await server.start()
    }
    return {
      origin,
      database,
      databaseName,
      pooler,
      servers,
      environment,
      nginxPid: () => nginx.pid ?? 0,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
