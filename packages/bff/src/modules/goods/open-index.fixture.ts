import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import type { CatalogIndexHolder } from '../../search/catalog-index.ts'
import { plainQuery } from '../../search/memory-source.fixture.ts'
import { openCatalogIndex } from './indexing/indexing.index.ts'

/** The real index, ready, over a test database; its snapshots lie in a temporary folder. */
export const openIndexOf = async (pool: pg.Pool): Promise<CatalogIndexHolder> => {
  const snapshotDir = await mkdtemp(join(tmpdir(), 'isp-index-'))
  const log = { debug: () => {}, info: () => {}, warn: () => {} }
  const holder = await openCatalogIndex({ pool, log, snapshotDir })
  await holder.ready
  return {
    ...holder,
    close: async () => {
      await holder.close()
      await rm(snapshotDir, { recursive: true })
    },
  }
}

/** Ids of the products that the filter «в наличии» lets through, ascending. */
export const idsInStock = (holder: CatalogIndexHolder): number[] | undefined =>
  holder
    .current()
    ?.list({ ...plainQuery, filters: [{ code: 'stock', values: ['now'] }] })
    .ids.toSorted((one, other) => one - other)
