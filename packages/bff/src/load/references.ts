import type { PoolClient } from 'pg'
import { CatalogLoadError } from './load-error.ts'
import { type Kind, stageTable } from './staging.ts'

/** SQL: price types by every id that accounting systems use for them. */
export const priceTypesByExternalId = `
  select external_id, id from price_type where external_id is not null
    and external_id not in (select external_id from price_type_source)
  union all select external_id, price_type_id from price_type_source`

// kind, column → table with the external ids
const references: readonly (readonly [kind: Kind, column: string, table: string])[] = [
  ['sections', 'parent', 'section'],
  ['sectionProperties', 'section', 'section'],
  ['sectionProperties', 'property', 'property'],
  ['products', 'section', 'section'],
  ['products', 'brand', 'brand'],
  ['products', 'price_group', 'price_group'],
  ['prices', 'product', 'product'],
  ['priceTypeSources', 'price_type', 'price_type'],
  ['prices', 'price_type', `(${priceTypesByExternalId})`],
  ['stock', 'product', 'product'],
  ['stock', 'warehouse', 'warehouse'],
  ['arrivals', 'product', 'product'],
  ['arrivals', 'warehouse', 'warehouse'],
  ['documents', 'product', 'product'],
  ['analogues', 'product', 'product'],
  ['analogues', 'analogue', 'product'],
  ['companions', 'product', 'product'],
  ['companions', 'companion', 'product'],
  ['replacements', 'product', 'product'],
  ['replacements', 'replacement', 'product'],
]

/** Refuses a load whose records of `kind` refer to nothing; call it after the targets are merged. */
export const checkReferences = async (client: PoolClient, kind: Kind): Promise<void> => {
  for (const [own, column, table] of references) {
    if (own !== kind) continue
    const { rows } = await client.query<{ missing: string }>(
      `select s.${column} as missing from ${stageTable(kind)} s
       left join ${table} t on t.external_id = s.${column}
       where s.${column} is not null and t.id is null limit 1`,
    )
    if (rows[0])
      throw new CatalogLoadError('UNKNOWN_REFERENCE', `${kind}.${column} = ${rows[0].missing}`)
  }
}

/** Null: any number of rows may be about the same. */
const keys: Record<Kind, string | null> = {
  catalogs: 'external_id',
  sections: 'external_id',
  brands: 'external_id',
  properties: 'external_id',
  sectionProperties: 'section, property',
  priceTypes: 'external_id',
  priceTypeSources: 'external_id',
  warehouses: 'external_id',
  removals: 'catalog, product',
  products: 'external_id',
  variants: 'external_id',
  barCodes: null,
  prices: 'product, price_type',
  stock: 'product, warehouse',
  arrivals: 'product, warehouse, expected_on',
  documents: 'product, sort',
  analogues: 'product, analogue',
  companions: 'product, companion',
  replacements: 'product',
}

const ranked = new Set<Kind>(['products', 'variants', 'prices', 'stock'])

/** Refuses a load with duplicates of one rank; of several ranks the highest stays. */
export const checkDuplicates = async (client: PoolClient, kind: Kind): Promise<void> => {
  const key = keys[kind]
  if (key === null) return
  const stage = stageTable(kind)
  const isRanked = ranked.has(kind)
  const places = isRanked ? 'array_remove(array_agg(place order by place), null)' : `'{}'::text[]`
  const { rows } = await client.query<{ key: string; places: string[] }>(
    `select concat_ws(' / ', ${key}) as key, ${places} as places
     from ${stage} group by ${key}${isRanked ? ', rank' : ''} having count(*) > 1 limit 1`,
  )
  const [found] = rows
  if (found)
    throw new CatalogLoadError('DUPLICATE', `${kind}: ${found.key}`, { places: found.places })
  if (isRanked) await keepHighestRank(client, stage, key)
}

const keepHighestRank = async (client: PoolClient, stage: string, key: string): Promise<void> => {
  const { rowCount } = await client.query(`select from ${stage} where rank > 0 limit 1`)
  if (rowCount === 0) return
  await client.query(
    `delete from ${stage} where ctid in (
       select place from (
         select ctid as place, rank() over (partition by ${key} order by rank desc) as turn from ${stage}
       ) ranked where turn > 1)`,
  )
}
