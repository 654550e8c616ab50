import { constants, setPriority } from 'node:os'
import { createLogger } from '@isp/logging'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { refuseUnfitPooler } from '../kernel/check-pooler.ts'
import type { Config } from '../kernel/config.ts'
import { createPool } from '../kernel/database.ts'
import { listening } from '../kernel/listening.ts'
import { poolMeasures } from '../kernel/pool-measures.ts'
import { timeLimits } from '../kernel/time-limits.ts'
import { createTurnLocks } from '../kernel/turn-locks.ts'
import {
  createStoredSnapshots,
  openCatalogIndex,
} from '../modules/goods/indexing/indexing.index.ts'
import type { Storage } from '../modules/storage/storage.service.ts'
import { parseDsn } from '../modules/telemetry/sentry.ts'
import { indexMeasures } from '../search/index-measures.ts'
import { type AppOptions, buildApp } from './app.ts'
import { migrate } from './migrations.ts'
import { openProcessMetrics, openTraces } from './observe-app.ts'
import { openContentStore } from './open-content-store.ts'
import { refuseLostCalls } from './refuse-lost-calls.ts'
import { readReleasesInService } from './releases-in-service.ts'

/** How long a call waits for a database that fails over. */
const FAILOVER_MS = 3000

export type RunningServer = { address: string; close: () => Promise<void> }

/** A worker sends letters but does not receive replies. */
const askingOnly = ({ listen: _listen, ...replies }: NonNullable<Config['replies']>) => replies

type Opened = { pool: pg.Pool; log: FastifyBaseLogger; storage: Storage | null }

/** Options shared by the server and a separate worker. */
const optionsOf = (config: Config, { pool, log, storage }: Opened): AppOptions => ({
  pool,
  log,
  ...(storage && { storage }),
  ...(config.directDatabaseUrl === undefined ? {} : { directUrl: config.directDatabaseUrl }),
  catalogIndex: { current: () => null },
  rateLimit: config.rateLimit,
  trustProxy: config.trustProxy,
  shopOrigin: config.shopOrigin,
  hasDocs: config.hasDocs,
  mail: config.mail,
  companyRegister: config.companyRegister,
  blobFolder: config.blobFolder,
  limits: timeLimits(config.limitsFactor),
  ...(config.replies === undefined ? {} : { replies: askingOnly(config.replies) }),
  ...(config.currencyRates === undefined ? {} : { currencyRates: config.currencyRates }),
  ...(config.sellerFile === undefined ? {} : { sellerFile: config.sellerFile }),
  ...(config.sentryDsn === undefined ? {} : { sentry: parseDsn(config.sentryDsn) }),
  ...(config.sentryWebhookSecret === undefined
    ? {}
    : { sentryWebhookSecret: config.sentryWebhookSecret }),
  ...(config.authSecret === undefined ? {} : { authSecret: config.authSecret }),
  ...(config.serverKey === undefined ? {} : { serverKey: config.serverKey }),
})

const openDatabase = async (config: Config, log: FastifyBaseLogger): Promise<pg.Pool> => {
  const migrated = await migrate({ url: config.directDatabaseUrl ?? config.databaseUrl })
  log.info(migrated, 'database is migrated')
  const { databaseUrl: url, databasePool: size, directDatabaseUrl, limitsFactor } = config
  const isPooled = directDatabaseUrl !== undefined
  const limits = timeLimits(limitsFactor)
  const pool = createPool({ url, size, isPooled, limits }, (error) =>
    log.warn({ err: error }, 'an idle database connection broke'),
  )
  if (!isPooled) return pool
  try {
    await refuseUnfitPooler(pool, limits.statementMs)
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

/** What both kinds of process open first. */
const openStores = async (config: Config, log: FastifyBaseLogger) => {
  const pool = await openDatabase(config, log)
  return { pool, storage: await openContentStore(config, log) }
}

/** The stores of a server, which answers calls: it has to know those of the releases in service. */
const openServing = async (config: Config, log: FastifyBaseLogger) => {
  const stores = await openStores(config, log)
  try {
    const releases = await readReleasesInService(config, stores.storage, log)
    refuseLostCalls(releases, { isAllowed: config.allowsLostCalls, log })
    return stores
  } catch (error) {
    await stores.storage?.close()
    await stores.pool.end()
    throw error
  }
}

/**
 * Migrates, then listens. The index is built meanwhile: until it is ready, lists answer CATALOG_NOT_READY and the
 * health check says `ready: false`.
 * @throws StartupError when the database, the schema or the address cannot be used, or a release in service calls what
 * this server lacks
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const log = createLogger('bff', config.logLevel) as FastifyBaseLogger
  const metrics = await openProcessMetrics('bff', config, log)
  const closeTraces = await openTraces(config, log)
  const { pool, storage } = await openServing(config, log)
  const turnLocks = createTurnLocks(config.directDatabaseUrl ?? config.databaseUrl, log)
  const catalogIndex = await openCatalogIndex({
    pool,
    directUrl: config.directDatabaseUrl,
    standbyUrl: config.indexDatabaseUrl,
    log,
    snapshotDir: config.indexFolder,
    stored: storage
      ? createStoredSnapshots(storage.content(config.blobFolder).blobs.indexes)
      : undefined,
    turns: turnLocks,
  })
  const app = await buildApp({
    ...optionsOf(config, { pool, log, storage }),
    metrics,
    catalogIndex,
    turnLocks,
    failoverMs: FAILOVER_MS,
    ...(config.replies === undefined ? {} : { replies: config.replies }),
    ...(config.isWorker ? { worker: {} } : {}),
    refusesWhenBusy: true,
  })
  metrics?.add([...poolMeasures(pool), ...indexMeasures(catalogIndex)])
  const close = async () => {
    await app.leave(config.drainMs)
    await app.close() // stops listening and waits for running requests
    await catalogIndex.close()
    await turnLocks.close()
    await storage?.close()
    await pool.end()
    await closeTraces()
    await metrics?.close()
  }
  try {
    if (config.listensAfterIndex) await catalogIndex.ready
    const { port, host } = config
    const address = await listening({ port, host, variables: ['BFF_PORT', 'HOST'] }, () =>
      app.listen({ port, host }),
    )
    return { address, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Runs background jobs only, without listening: for a process beside servers whose JOBS is off. */
export const startWorker = async (config: Config): Promise<Pick<RunningServer, 'close'>> => {
  const log = createLogger('bff', config.logLevel) as FastifyBaseLogger
  // requests come first on a machine shared with the server
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const metrics = await openProcessMetrics('worker', config, log)
  const { pool, storage } = await openStores(config, log)
  const app = await buildApp({ ...optionsOf(config, { pool, log, storage }), metrics, worker: {} })
  metrics?.add(poolMeasures(pool))
  log.info('worker is ready')
  return {
    close: async () => {
      await app.close()
      await storage?.close()
      await pool.end()
      await metrics?.close()
    },
  }
}
