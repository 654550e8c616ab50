import { type Database, theRow } from '../../../kernel/database.ts'
import { raiseVersion } from './reindex.sql.ts'

export type KeptField = 'description' | 'images' | 'section_id'

export type KeptProduct = {
  id: number
  uuid: string
  name: string
  description: string | null
  sectionId: number
}

/** Locks the product for the following change. The uuid names the product in the staff's log. */
export const selectKeptProduct = async (
  database: Database,
  id: number,
): Promise<KeptProduct | undefined> => {
  const rows = await database.query<KeptProduct>({
    name: 'catalog.kept-product',
    text: `select id, md5('product ' || id)::uuid as uuid, name, description, section_id as "sectionId"
             from product where id = $1 for no key update`,
    values: [id],
  })
  return rows[0]
}

export const selectKeptFields = (
  database: Database,
  id: number,
): Promise<{ field: KeptField; takenBy: string; takenAt: Date }[]> =>
  database.query({
    name: 'catalog.kept-fields',
    text: `select field, taken_by as "takenBy", taken_at as "takenAt" from product_own_field
            where product_id = $1 order by field`,
    values: [id],
  })

/** @returns whether the staff did not maintain the field before */
export const insertKeptField = async (
  database: Database,
  id: number,
  field: KeptField,
  takenBy: string,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'catalog.keep-field',
    text: `insert into product_own_field (product_id, field, taken_by) values ($1, $2, $3)
           on conflict do nothing returning product_id`,
    values: [id, field, takenBy],
  })
  return rows.length > 0
}

/** @returns whether the staff maintained the field until now */
export const deleteKeptField = async (
  database: Database,
  id: number,
  field: KeptField,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'catalog.give-field-back',
    text: 'delete from product_own_field where product_id = $1 and field = $2 returning product_id',
    values: [id, field],
  })
  return rows.length > 0
}

export const isShownSection = async (database: Database, id: number): Promise<boolean> => {
  const rows = await database.query<{ found: boolean }>({
    name: 'catalog.is-shown-section',
    text: 'select exists (select from section where id = $1 and is_active) as found',
    values: [id],
  })
  return theRow(rows).found
}

/**
 * Reports the change to the index as a price change is reported; a new section moves the product to another list,
 * so then the index is rebuilt.
 */
export const updateKeptProduct = async (
  database: Database,
  { id, description, sectionId }: KeptProduct,
  isMoved: boolean,
): Promise<void> => {
  await database.query({
    name: 'catalog.update-kept-product',
    text: `with told as (insert into catalog_change (product_ids) values (array[$1::integer]))
           update product set description = $2, section_id = $3, updated_at = now() where id = $1`,
    values: [id, description, sectionId],
  })
  if (isMoved) await raiseVersion(database)
}
