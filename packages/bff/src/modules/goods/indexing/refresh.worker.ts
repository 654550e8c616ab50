import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'
import { storeLive } from '../../../search/build-orders.ts'
import type { Column } from '../../../search/columns.ts'
import { openLocate } from '../../../search/live-columns.ts'
import type { LiveSource, Seen } from '../../../search/source.ts'
import { readLive } from './catalog-source.ts'
import { selectSeen } from './live-changes.sql.ts'

/** Columns of the index lie in shared memory; those passed here never change. */
export type RefreshTask = Pick<
  LiveSource,
  'priceTypeIds' | 'basePriceTypeId' | 'othersPriceTypes' | 'warehouses'
> & {
  connection: pg.ClientConfig
  ids: Uint32Array
  orderById: Uint32Array
  popularRank: Uint32Array
}

export type Refreshed = { columns: Record<string, Column>; seen: Seen }

const { connection, ids, orderById, popularRank, ...types } = workerData as RefreshTask
const client = new pg.Client(connection)
// a broken connection also rejects the query in flight; without a listener it would end the thread twice
client.on('error', () => {})
await client.connect()
try {
  await client.query('begin transaction isolation level repeatable read read only')
  const seen = await selectSeen(client)
  const columns: Record<string, Column> = {}
  await storeLive(
    { ...types, ...readLive(client) },
    openLocate(ids, orderById),
    popularRank,
    columns,
  )
  await client.query('commit')
  parentPort?.postMessage({ columns, seen } satisfies Refreshed)
} finally {
  await client.end()
}
