import type { Database } from '../../../kernel/database.ts'
import { sourceIds } from '../../../load/source-ids.ts'
import type { ExchangeService } from '../../exchange/exchange.service.ts'
import { noteGoods } from '../../exchange/full-lists.service.ts'
import { markJudged, selectEndedRuns, selectOutside } from './full-run.sql.ts'

/** A full export is over when no goods of its account came for so long. */
const QUIET_MINUTES = 30

/**
 * Hides what full exports that are over did not name; more than a fifth waits for a person, as every list does. It can be
 * repeated: the list of a run is ended once.
 */
export const judgeFullRuns = async ({
  database,
  exchange,
}: {
  database: Database
  exchange: Pick<ExchangeService, 'take'>
}): Promise<void> => {
  for (const run of await selectEndedRuns(database, QUIET_MINUTES)) {
    const { id, catalog, accountId, source, name } = run
    const ids = sourceIds(source)
    const outside = await selectOutside(database, {
      ...{ catalog, owns: (external) => ids.fromShop(external) !== null },
    })
    await noteGoods(database, accountId, id, outside)
    await exchange.take(
      { id: accountId, source, name },
      { entity: 'products', action: 'sync', records: [], run: id, isLast: true, key: `onec:${id}` },
    )
    await markJudged(database, id)
  }
}
