import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildIndex } from '../../../search/build.ts'
import type { IndexData } from '../../../search/columns.ts'
import { isLiveColumn } from '../../../search/live-columns.ts'
import { readSnapshot, type SnapshotKey, writeSnapshot } from '../../../search/snapshot.ts'
import { selectVersion } from './catalog-source.sql.ts'
import { readCatalogSource } from './catalog-source.ts'

/** Input of the thread: plain data only, because functions cannot be passed to a worker. */
export type BuildTask = {
  connection: pg.ClientConfig
  snapshotDir: string
  /** The process has no index yet: this one is already used, and changed, while its snapshot is being written. */
  isFirst: boolean
}

export type BuildReport =
  | { kind: 'built'; data: IndexData; from: 'snapshot' | 'database'; milliseconds: number }
  | { kind: 'snapshot-broken' | 'snapshot-unsaved'; reason: string }

const { connection, snapshotDir, isFirst } = workerData as BuildTask
const report = (message: BuildReport): void => parentPort?.postMessage(message)
const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const fromSnapshot = (key: SnapshotKey): IndexData | null => {
  try {
    return readSnapshot(snapshotDir, key)
  } catch (error) {
    report({ kind: 'snapshot-broken', reason: reasonOf(error) })
    return null
  }
}

const fromDatabase = async (client: pg.Client): Promise<IndexData> => {
  await client.query('begin transaction isolation level repeatable read read only')
  const data = await buildIndex(await readCatalogSource(client))
  await client.query('commit')
  return data
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
const client = new pg.Client(connection)
// a broken connection also rejects the query in flight; without a listener it would end the thread twice
client.on('error', () => {})
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
