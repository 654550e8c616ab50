import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildIndex } from '../../../search/build.ts'
import type { IndexData } from '../../../search/columns.ts'
import { isLiveColumn } from '../../../search/live-columns.ts'
import { readSnapshot, type SnapshotKey, writeSnapshot } from '../../../search/snapshot.ts'
import type { Seen } from '../../../search/source.ts'
import { selectVersion } from './catalog-source.sql.ts'
import { readCatalogSource } from './catalog-source.ts'
import { catchUpStandby } from './standby.ts'

/** Input of the thread: plain data only, because functions cannot be passed to a worker. */
export type BuildTask = {
  connection: pg.ClientConfig
  /** A standby to read the catalogue from. */
  standbyUrl?: string | undefined
  snapshotDir: string
  /** The process has no index yet: this one is already used, and changed, while its snapshot is being written. */
  isFirst: boolean
}

export type BuildReport =
  | { kind: 'built'; data: IndexData; from: 'snapshot' | 'database'; milliseconds: number }
  | { kind: 'snapshot-broken' | 'snapshot-unsaved' | 'standby-unused'; reason: string }

const { connection, standbyUrl, snapshotDir, isFirst } = workerData as BuildTask
const report = (message: BuildReport): void => parentPort?.postMessage(message)
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** A broken connection also rejects the query in flight; without a listener it would end the thread twice. */
const openClient = (config: pg.ClientConfig): pg.Client => {
  const opened = new pg.Client(config)
  opened.on('error', () => {})
  return opened
}

const fromSnapshot = (key: SnapshotKey): IndexData | null => {
  try {
    return readSnapshot(snapshotDir, key)
  } catch (error) {
    report({ kind: 'snapshot-broken', reason: reasonOf(error) })
    return null
  }
}

const build = async (client: pg.Client, seen?: Seen): Promise<IndexData> => {
  await client.query('begin transaction isolation level repeatable read read only')
  const data = await buildIndex(await readCatalogSource(client, seen))
  await client.query('commit')
  return data
}

/** Reads from the standby, if there is one that keeps up. */
const fromDatabase = async (primary: pg.Client): Promise<IndexData> => {
  if (standbyUrl === undefined) return build(primary)
  const standby = openClient({ connectionString: standbyUrl, application_name: 'isp-index' })
  try {
    await standby.connect()
    const seen = await catchUpStandby(primary, standby)
    return await build(standby, seen)
  } catch (error) {
    report({ kind: 'standby-unused', reason: reasonOf(error) })
    return build(primary)
  } finally {
    await standby.end().catch(() => {})
  }
}

/**
 * Copies the columns of prices and stock: the main thread changes the originals as soon as it has the first index,
 * while the snapshot is still being written from these copies.
 */
const withOwnLive = ({ meta, columns }: IndexData): IndexData => ({
  meta,
  columns: Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      isLiveColumn(name) ? column.slice() : column,
    ]),
  ),
})

const startedAt = performance.now()
const client = openClient(connection)
await client.connect()
try {
  const saved = fromSnapshot(await selectVersion(client))
  const data = saved ?? (await fromDatabase(client))
  const milliseconds = Math.round(performance.now() - startedAt)
  const lasting = saved ? null : isFirst ? withOwnLive(data) : data
  report({ kind: 'built', data, from: saved ? 'snapshot' : 'database', milliseconds })
  if (lasting) {
    try {
      writeSnapshot(snapshotDir, lasting)
    } catch (error) {
      report({ kind: 'snapshot-unsaved', reason: reasonOf(error) })
    }
  }
} finally {
  await client.end()
}
