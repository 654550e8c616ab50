import type { ExchangeEntityName, ExchangeRecord } from '@isp/contract'
import { loadInto } from './load-catalog.ts'
import { type LoadContext, type LoadedEntity, partsOf } from './loaded-entity.ts'
import {
  deleteUnreferenced,
  ensureCatalog,
  type Marked,
  selectMarks,
  selectTakenCodes,
} from './loaded-rows.sql.ts'
import type { CatalogBatch } from './records.ts'

export { analyseGoods } from './loaded-rows.sql.ts'

export type Entity<Name extends ExchangeEntityName> = LoadedEntity<ExchangeRecord<Name>> & {
  name: Name
}

export const marksById = (rows: readonly Marked[]): Map<string, string> =>
  new Map(rows.map(({ id, mark }) => [id, mark]))

/** All records of one source are in one catalogue of that source. */
const catalogOf = ({ ids }: LoadContext): string => ids.toShop('exchange')

/** Writes records into the tables of goods, prices and stock, the same way as exports of CommerceML. */
export const loadRows = async (context: LoadContext, batch: CatalogBatch): Promise<void> => {
  const catalog = catalogOf(context)
  await ensureCatalog(context.database, catalog)
  await loadInto(context.client, [batch], { mode: 'rows', origin: 'accounting', catalog })
  // one transaction may load several times, and each needs its staging tables
  await context.client.query('discard temp')
}

/** An entity identified by `external_id` of one table. */
export const inTable = (table: string) => ({
  known: async ({ database }: LoadContext, ids: readonly string[]) =>
    marksById(await selectMarks(database, table, ids)),
  shown: ({ owns }: LoadContext['ids']) =>
    `select external_id as id from ${table} where ${owns('external_id')}`,
})

/** Hides by deleting the rows that are not in use. @param used SQL of a condition on `asked (id, external_id)` */
export const deletedUnless = (table: string, used: string) => ({
  hide: async ({ database }: LoadContext, ids: readonly string[]) =>
    (await deleteUnreferenced(database, { table, used, ids })).flatMap(({ id }) => id ?? []),
})

/** Both ids of records identified by two, as columns. */
export const idColumns = (ids: readonly string[]) => ({
  first: ids.map((id) => partsOf(id)[0] ?? ''),
  second: ids.map((id) => partsOf(id)[1] ?? ''),
})

/** Codes of properties, price types and warehouses: they share one namespace in the filters of a list. */
export const takenCodes = async ({ database }: LoadContext): Promise<Set<string>> =>
  new Set((await selectTakenCodes(database)).map(({ code }) => code))
