import { startThread } from '@isp/logging'
import type pg from 'pg'
import { type IndexData, uint32Column } from '../../../search/columns.ts'
import type { BuildReport, BuildTask } from './build.worker.ts'
import type { Refreshed, RefreshTask } from './refresh.worker.ts'

export type Built = Extract<BuildReport, { kind: 'built' }>

export type Build = {
  /**
   * Fulfils when the index is built; rejects when the build failed or was stopped. Until `done` only the first
   * index of a process may be changed: its snapshot is written from a copy.
   */
  built: Promise<Built>
  /** Fulfils when the thread has ended (the snapshot is written or given up). Never rejects. */
  done: Promise<void>
  stop: () => Promise<void>
}

/**
 * Young generation of the thread's heap: room for one batch of rows. The build needs its memory beside the index in
 * use.
 */
const YOUNG_MB = 6

/**
 * The pool's options for a separate connection, without its time limits: reading the catalogue takes longer than a
 * request may.
 */
export const connectionOf = async (pool: pg.Pool, directUrl?: string): Promise<pg.ClientConfig> => {
  if (directUrl !== undefined) return { connectionString: directUrl, application_name: 'isp-index' }
  const { connectionString, host, port, user, password, database, ssl, options } = pool.options
  const secret = typeof password === 'function' ? await password() : password
  const given = { connectionString, host, port, user, password: secret, database, ssl, options }
  return Object.fromEntries(
    Object.entries({ ...given, application_name: 'isp-index' }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/**
 * Builds the index (or reads it from its snapshot) in a worker thread: on the main thread several seconds of work
 * would delay requests even if cut into slices. The columns lie in shared memory, so passing them copies only the
 * small dictionaries.
 */
export const startBuild = (
  task: BuildTask,
  onTrouble: (report: Exclude<BuildReport, Built>) => void,
): Build => {
  const worker = startThread(new URL('build.worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const done = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const built = new Promise<Built>((resolve, reject) => {
    worker.on('message', (report: BuildReport) => {
      if (report.kind === 'built') resolve(report)
      else onTrouble(report)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the build of the catalogue index was stopped')))
  })
  return {
    built,
    done,
    stop: async () => {
      await worker.terminate()
    },
  }
}

/** Reads prices and stock of all products in a worker thread. Rejects when that failed or was stopped. */
export const startRefresh = (
  connection: pg.ClientConfig,
  data: IndexData,
): { refreshed: Promise<Refreshed>; stop: () => Promise<void> } => {
  const task: RefreshTask = {
    connection,
    priceTypeIds: data.meta.priceTypes,
    servedPriceTypes: data.meta.servedPriceTypes,
    warehouses: data.meta.warehouses,
    ids: uint32Column(data, 'ids'),
    orderById: uint32Column(data, 'order-id'),
    popularRank: uint32Column(data, 'rank-popular'),
  }
  const worker = startThread(new URL('refresh.worker.ts', import.meta.url), { workerData: task })
  const refreshed = new Promise<Refreshed>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('reading prices and stock was stopped')))
  })
  return {
    refreshed,
    stop: async () => {
      await worker.terminate()
    },
  }
}
