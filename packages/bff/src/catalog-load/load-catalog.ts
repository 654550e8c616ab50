import type { Pool, PoolClient } from 'pg'
import { bareProductTables } from './bare-tables.ts'
import { CatalogLoadError } from './load-error.ts'
import { type LoadMode, mergeDirectories } from './merge-directories.ts'
import { insertProductRows, mergeProductRows, productRows } from './merge-product-rows.ts'
import { insertProducts, mergeProducts } from './merge-products.ts'
import type { CatalogBatch } from './records.ts'
import { checkDuplicates, checkReferences } from './references.ts'
import { createStaging, type Kind, kinds, stageRows, stageTable } from './staging.ts'

export type LoadProgress =
  | { step: 'staging'; staged: Readonly<Record<Kind, number>> }
  | { step: 'merging'; kind: Kind | 'indexes' }

export type LoadOptions = { mode: LoadMode; onProgress?: (progress: LoadProgress) => void }

export type LoadResult = {
  staged: Readonly<Record<Kind, number>>
  /** Rows added, updated or removed; 0 means that the catalogue was already so. */
  changed: number
  /** The new catalogue version; null when nothing changed but what belongs to products: prices, stock, arrivals and so on. */
  version: string | null
}

const lockKey = 7_402_001

/**
 * Loads a catalogue in one transaction: the whole of it becomes visible at once, or nothing does.
 * Records are found by external id, so loading the same twice changes nothing and keeps the version.
 * New prices and stock alone keep it too: the log of changes (decision 013) brings them to every index.
 * Loads wait for one another. Throws CatalogLoadError when the records do not hold together.
 */
export const loadCatalog = async (
  pool: Pool,
  batches: Iterable<CatalogBatch> | AsyncIterable<CatalogBatch>,
  { mode, onProgress }: LoadOptions,
): Promise<LoadResult> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query("set local work_mem = '192MB'")
    await client.query("set local maintenance_work_mem = '256MB'")
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const staged = await stageAll(client, batches, onProgress)
    const { changed, isOfVersion } = await mergeAll(client, mode, onProgress)
    const version = isOfVersion ? await raiseVersion(client) : null
    await client.query('commit')
    if (changed > 0)
      await client.query(
        'analyze product, price, stock, arrival, product_document, product_analogue',
      )
    return { staged, changed, version }
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw asLoadError(error)
  } finally {
    client.release()
  }
}

const stageAll = async (
  client: PoolClient,
  batches: Iterable<CatalogBatch> | AsyncIterable<CatalogBatch>,
  onProgress: LoadOptions['onProgress'],
): Promise<Record<Kind, number>> => {
  await createStaging(client)
  const staged = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for await (const batch of batches) {
    for (const kind of kinds) {
      const rows = batch[kind]
      if (!rows?.length) continue
      await stageRows(client, kind, rows)
      staged[kind] += rows.length
    }
    onProgress?.({ step: 'staging', staged })
  }
  for (const kind of kinds) await client.query(`analyze ${stageTable(kind)}`)
  return staged
}

const mergeAll = async (
  client: PoolClient,
  mode: LoadMode,
  onProgress: LoadOptions['onProgress'],
): Promise<{ changed: number; isOfVersion: boolean }> => {
  for (const kind of kinds) await checkDuplicates(client, kind)
  onProgress?.({ step: 'merging', kind: 'sections' })
  let changed = await mergeDirectories(client, mode)
  await checkReferences(client, 'sections')
  await checkReferences(client, 'sectionProperties')
  await checkReferences(client, 'products')

  const { rows } = await client.query<{ is_empty: boolean }>(
    'select not exists (select from product) as is_empty',
  )
  const isEmpty = rows[0]?.is_empty === true
  const restore = isEmpty ? await bareProductTables(client) : null
  onProgress?.({ step: 'merging', kind: 'products' })
  changed += isEmpty ? await insertProducts(client) : await mergeProducts(client, mode)
  const isOfVersion = changed > 0
  await client.query('analyze product')
  for (const own of productRows) {
    onProgress?.({ step: 'merging', kind: own.kind })
    await checkReferences(client, own.kind)
    changed += isEmpty
      ? await insertProductRows(client, own)
      : await mergeProductRows(client, own, mode)
  }
  onProgress?.({ step: 'merging', kind: 'indexes' })
  await restore?.()
  return { changed, isOfVersion }
}

const raiseVersion = async (client: PoolClient): Promise<string> => {
  const { rows } = await client.query<{ version: string }>(
    'select raise_catalog_version() as version',
  )
  return String(rows[0]?.version)
}

/** Data that the database refuses (class 22 and 23) is a refused load; anything else is passed on. */
const asLoadError = (error: unknown): unknown => {
  const { code, detail, message } = error as { code?: unknown; detail?: string; message?: string }
  if (error instanceof CatalogLoadError || typeof code !== 'string' || !/^2[23]/.test(code))
    return error
  return new CatalogLoadError('REFUSED', detail ?? message ?? code, error)
}
