import type { Database } from '../kernel/database.ts'

export type Marked = { id: string; mark: string }

/** Marks that change with every write of a row. */
export const selectMarks = (
  database: Database,
  table: string,
  ids: readonly string[],
): Promise<Marked[]> =>
  database.query({
    text: `select external_id as id, xmin::text as mark from ${table} where external_id = any ($1::text[])`,
    values: [ids],
  })

/** Updates statistics after many rows: plans made for a small table take minutes on a large one. */
export const analyseGoods = async (database: Database): Promise<void> => {
  await database.query({ text: 'analyze product, price, stock' })
}

export const selectTakenCodes = async (database: Database): Promise<{ code: string }[]> =>
  database.query({
    text: 'select code from property union all select code from price_type union all select code from warehouse',
  })

/** Creates the catalogue of this source's records. */
export const ensureCatalog = async (database: Database, id: string): Promise<void> => {
  await database.query({
    text: `insert into source_catalog (external_id, name) values ($1, '') on conflict do nothing`,
    values: [id],
  })
}

/**
 * Deletes the rows that nothing refers to; gives the ids of the others.
 * @param used SQL of a condition on `asked (id, external_id)`
 */
export const deleteUnreferenced = (
  database: Database,
  { table, used, ids }: { table: string; used: string; ids: readonly string[] },
): Promise<{ id: string | null }[]> =>
  database.query({
    text: `with asked as (select id, external_id from ${table} where external_id = any ($1::text[])),
             used as (select asked.id, asked.external_id from asked where ${used}),
             gone as (delete from ${table} where id in (select id from asked except select id from used))
           select external_id as id from used`,
    values: [ids],
  })
