import type { Pool, PoolClient } from 'pg'
import { deriveLengthToDiameter } from './derive-length-to-diameter.ts'
import { deriveSections, noteAffectedCatalogs } from './derive-sections.ts'
import { dropConstraints } from './drop-constraints.ts'
import { endOnAbort } from './end-on-abort.ts'
import { expandVariants } from './expand-variants.ts'
import { keepOwnFields } from './keep-own-fields.ts'
import { keepSlugs } from './keep-slugs.ts'
import { CatalogLoadError } from './load-error.ts'
import { type LoadOrigin, mergeDirectories, mergeSectionProperties } from './merge-directories.ts'
import {
  insertProductRows,
  type LoadMode,
  mergeProductRows,
  productRows,
} from './merge-product-rows.ts'
import {
  insertProducts,
  type MergedProducts,
  mergeProducts,
  stageMemberships,
} from './merge-products.ts'
import type { CatalogBatch } from './records.ts'
import { checkDuplicates, checkReferences } from './references.ts'
import { type SkippedProducts, skipUnknownProducts } from './skip-unknown-products.ts'
import { createStaging, type Kind, kinds, stageRows, stageTable } from './staging.ts'

export type LoadProgress =
  /** Waiting until another load has ended. */
  | { step: 'waiting' }
  | { step: 'staging'; staged: Readonly<Record<Kind, number>> }
  | { step: 'merging'; kind: Kind | 'indexes' }

export type LoadOptions = {
  mode: LoadMode
  /** The load's own catalogue, for rows that name none. */
  catalog?: string
  origin?: LoadOrigin
  /** Runs the whole load and rolls it back. */
  isTrial?: boolean
  onProgress?: (progress: LoadProgress) => void
  /** Cancels the load at once, whatever the database is doing; nothing is changed then. */
  signal?: AbortSignal
  /** Checks the result before it is committed; if it throws, everything is rolled back. */
  review?: (client: PoolClient) => Promise<void>
}

/** Batches, or a function that reads them once no other load can run; it may query the database. */
export type Batches =
  | Iterable<CatalogBatch>
  | AsyncIterable<CatalogBatch>
  | ((client: PoolClient) => AsyncIterable<CatalogBatch>)

export type LoadResult = {
  staged: Readonly<Record<Kind, number>>
  /** Rows added, updated or removed; 0 means that the catalogue was already up to date. */
  changed: number
  goods: Pick<MergedProducts, 'added' | 'updated' | 'hidden'>
  /** Rows that changed, by kind: prices, stock and so on. */
  rows: Partial<Record<Kind, number>>
  /** Prices and stock from an accounting system for products that the shop does not have. */
  skipped: SkippedProducts
  /** The new catalogue version; null when only data of products changed: prices, stock, arrivals and so on. */
  version: string | null
}

const lockKey = 7_402_001

/**
 * Loads a catalogue in one transaction: all of it becomes visible at once, or none. Records are matched by external id,
 * so a repeated load changes nothing and keeps the version. Changes of prices and stock alone also keep it: indexes get
 * them from the log of changes (decision 013). Loads wait for one another. Throws CatalogLoadError when the records are
 * inconsistent.
 */
export const loadCatalog = async (
  pool: Pool,
  batches: Batches,
  options: LoadOptions,
): Promise<LoadResult> => {
  const client = await pool.connect()
  const ignore = () => undefined // a lost connection is reported by the statement in flight
  client.on('error', ignore)
  let broken: Error | undefined
  let stopListening = (): void => undefined
  try {
    stopListening = await endOnAbort(pool, client, options.signal)
    options.signal?.throwIfAborted()
    await client.query('begin')
    const result = await loadInto(client, batches, options)
    await options.review?.(client)
    options.signal?.throwIfAborted()
    stopListening()
    await client.query(options.isTrial ? 'rollback' : 'commit')
    if (!options.isTrial) await analyseChanged(client, result.changed)
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw asLoadError(error)
  } finally {
    stopListening()
    client.off('error', ignore)
    // the abort will still terminate this connection, so it must not return to the pool
    client.release(options.signal?.aborted || broken)
  }
}

const ANALYSED =
  'product, price, stock, arrival, product_document, product_analogue, product_companion, product_replacement'
/** Share of the rows whose change can change a plan; PostgreSQL itself looks after smaller ones. */
const NOTICEABLE = 0.05

/** Statistics of a million products take longer than loading ten thousand prices. */
const analyseChanged = async (client: PoolClient, changed: number): Promise<void> => {
  if (changed === 0) return
  const { rows } = await client.query<{ known: number }>(
    `select coalesce(sum(greatest(reltuples, 0)), 0)::float8 as known from pg_class
      where oid in ('product'::regclass, 'price'::regclass, 'stock'::regclass)`,
  )
  if (changed >= (rows[0]?.known ?? 0) * NOTICEABLE) await client.query(`analyze ${ANALYSED}`)
}

/** Loads within the caller's transaction, which the caller commits. @throws CatalogLoadError, errors of the database */
export const loadInto = async (
  client: PoolClient,
  batches: Batches,
  options: LoadOptions,
): Promise<LoadResult> => {
  await client.query("set local work_mem = '192MB'")
  await client.query("set local maintenance_work_mem = '256MB'")
  await waitForTurn(client, options)
  const staged = await stageAll(client, batches, options)
  const { isOfVersion, ...merged } = await mergeAll(client, options)
  const version = isOfVersion ? await raiseVersion(client) : null
  return { staged, version, ...merged }
}

/**
 * Locks the catalogue against other loads until the end of the transaction.
 * @param patience ms to wait for another load; 0 waits as long as necessary
 * @throws an error of the database, 55P03, when patience ends
 */
export const lockCatalog = async (client: PoolClient, patience = 0): Promise<void> => {
  await client.query(`set local lock_timeout = ${patience}`)
  await client.query('select pg_advisory_xact_lock($1)', [lockKey])
  await client.query('set local lock_timeout = 0')
}

const waitForTurn = async (client: PoolClient, { onProgress }: LoadOptions): Promise<void> => {
  const { rows } = await client.query<{ is_free: boolean }>(
    'select pg_try_advisory_xact_lock($1) as is_free',
    [lockKey],
  )
  if (rows[0]?.is_free) return
  onProgress?.({ step: 'waiting' })
  await lockCatalog(client)
}

const stageAll = async (
  client: PoolClient,
  batches: Batches,
  { mode, catalog = 'shop', origin, onProgress }: LoadOptions,
): Promise<Record<Kind, number>> => {
  await createStaging(client, catalog)
  if (origin !== 'accounting') {
    const isFull = mode === 'full'
    const whole = { hasAllGoods: isFull, hasAllPrices: isFull, hasAllStock: isFull }
    await stageRows(client, 'catalogs', [{ externalId: catalog, name: catalog, ...whole }])
  }
  const staged = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for await (const batch of typeof batches === 'function' ? batches(client) : batches) {
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
  { origin = 'shop', mode, onProgress }: LoadOptions,
): Promise<
  Pick<LoadResult, 'changed' | 'goods' | 'rows' | 'skipped'> & { isOfVersion: boolean }
> => {
  await stageMemberships(client)
  if (origin === 'accounting') await noteAffectedCatalogs(client)
  for (const kind of kinds) await checkDuplicates(client, kind)
  if (origin === 'accounting') {
    await expandVariants(client)
    await keepSlugs(client)
    await keepOwnFields(client)
  }
  await deriveLengthToDiameter(client, origin)
  onProgress?.({ step: 'merging', kind: 'sections' })
  let changed = await mergeDirectories(client, origin)
  await checkReferences(client, 'sections')
  await checkReferences(client, 'products')

  const { rows: found } = await client.query<{ is_empty: boolean }>(
    'select not exists (select from product) as is_empty',
  )
  const isEmpty = found[0]?.is_empty === true
  const restore = isEmpty ? await dropConstraints(client) : null
  onProgress?.({ step: 'merging', kind: 'products' })
  const goods = isEmpty ? await insertProducts(client) : await mergeProducts(client, origin)
  changed += goods.changed
  changed += await describeSections(client, origin)
  const isIndexed = changed > 0
  const skipped =
    origin === 'accounting' ? await skipUnknownProducts(client) : { count: 0, places: [], ids: [] }
  const rows: Partial<Record<Kind, number>> = {}
  for (const own of productRows) {
    if (!(own.kind in rows)) onProgress?.({ step: 'merging', kind: own.kind })
    await checkReferences(client, own.kind)
    const written = isEmpty
      ? await insertProductRows(client, own)
      : await mergeProductRows(client, own, mode)
    rows[own.kind] = (rows[own.kind] ?? 0) + written
    changed += written
  }
  onProgress?.({ step: 'merging', kind: 'indexes' })
  await restore?.()
  // replacements need a new version too: the search for a replaced article must find its successor
  const isOfVersion = isIndexed || (rows.replacements ?? 0) > 0
  return { changed, isOfVersion, goods, rows, skipped }
}

const describeSections = async (client: PoolClient, origin: LoadOrigin): Promise<number> => {
  if (origin === 'accounting') return deriveSections(client)
  await checkReferences(client, 'sectionProperties')
  return mergeSectionProperties(client, false)
}

const raiseVersion = async (client: PoolClient): Promise<string> => {
  const { rows } = await client.query<{ version: string }>(
    'select raise_catalog_version() as version',
  )
  return String(rows[0]?.version)
}

/** Turns data refused by the database (classes 22 and 23) into a refused load; returns other errors unchanged. */
const asLoadError = (error: unknown): unknown => {
  const { code, detail, message } = error as { code?: unknown; detail?: string; message?: string }
  if (error instanceof CatalogLoadError || typeof code !== 'string' || !/^2[23]/.test(code))
    return error
  return new CatalogLoadError('REFUSED', detail ?? message ?? code, { cause: error })
}
