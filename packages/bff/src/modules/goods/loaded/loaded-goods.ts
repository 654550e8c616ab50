import type { ExchangeEntityName, ExchangeRecord } from '@isp/contract'
import { type CatalogBatch, loadInto } from '../../../load/index.ts'
import type { LoadContext, LoadedEntity } from '../../../load/loaded-entity.ts'
import { ensureCatalog, type MarkedTable, selectMarks } from './loaded-goods.sql.ts'

export const marksById = (rows: readonly { id: string; mark: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, mark }) => [id, mark]))

/** Everything that comes by records of one source is in one catalogue of that source. */
const catalogOf = ({ ids }: LoadContext): string => ids.toShop('exchange')

/** Into the catalogue, by the path that exports of 1C take as well. */
export const load = async (context: LoadContext, batch: CatalogBatch): Promise<void> => {
  const catalog = catalogOf(context)
  await ensureCatalog(context.database, catalog)
  await loadInto(context.client, [batch], { mode: 'rows', origin: 'accounting', catalog })
  // one transaction may load several times, and each needs its staging tables
  await context.client.query('discard temp')
}

export const inTable = (table: MarkedTable) => ({
  known: async ({ database }: LoadContext, ids: readonly string[]) =>
    marksById(await selectMarks(database, table, ids)),
  shown: ({ owns }: LoadContext['ids']) =>
    `select external_id as id from ${table} where ${owns('external_id')}`,
})

export type Entity<Name extends ExchangeEntityName> = LoadedEntity<ExchangeRecord<Name>> & {
  name: Name
}
