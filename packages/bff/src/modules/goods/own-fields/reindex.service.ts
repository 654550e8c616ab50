import type { Shared } from '../../../kernel/module.ts'
import type { CatalogIndexHolder } from '../../../search/catalog-index.ts'
import { holdVersion, raiseVersion } from './reindex.sql.ts'

type Ports = Pick<Shared, 'transact' | 'log'> & {
  catalogIndex: Pick<CatalogIndexHolder, 'current'>
}

/**
 * A new version of the catalogue makes every process build its index anew. An index that is older than the version is being
 * replaced already, so nothing is started then.
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
