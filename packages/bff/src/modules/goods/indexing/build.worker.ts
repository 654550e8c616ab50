import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { buildIndex } from '../../../search/build.ts'
import type { IndexData } from '../../../search/columns.ts'
import { isLiveColumn } from '../../../search/live-columns.ts'
import { readSnapshot, type SnapshotKey, writeSnapshot } from '../../../search/snapshot.ts'
import { selectVersion } from './catalog-source.sql.ts'
import { readCatalogSource } from './catalog-source.ts'

/** Everything a connection needs, without the functions that cannot be handed to a thread. */
export type BuildTask = {
  connection: pg.ClientConfig
  snapshotDir: string
  /** Nobody has an index yet: this one is used while its snapshot is being written. */
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

/** From the handing over on, whoever has the first index changes these columns in place. */
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
