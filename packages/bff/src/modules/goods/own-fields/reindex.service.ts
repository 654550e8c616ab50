import type { Shared } from '../../../kernel/module.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { holdVersion, raiseVersion } from './reindex.sql.ts'

type Ports = Pick<Shared, 'transact' | 'log'> & {
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
}

/**
 * Raises the version of the catalogue, so that every process rebuilds its index. When the index is already older
 * than the version a rebuild is under way, and no other is started.
 */
export const createReindex =
  ({ transact, log, catalogIndex }: Ports) =>
  (by: string): Promise<{ version: string; isStarted: boolean }> =>
    transact(async (connection) => {
      const version = await holdVersion(connection)
      if (catalogIndex.current()?.dataVersion !== version) return { version, isStarted: false }
      const raised = await raiseVersion(connection)
      log.info({ by, version: raised }, 'the catalogue is indexed anew')
      return { version: raised, isStarted: true }
    })
