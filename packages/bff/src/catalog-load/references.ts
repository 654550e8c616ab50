import type { PoolClient } from 'pg'
import { CatalogLoadError } from './load-error.ts'
import { type Kind, stageTable } from './staging.ts'

// kind, column → table that holds the external ids
const references: readonly (readonly [kind: Kind, column: string, table: string])[] = [
  ['sections', 'parent', 'section'],
  ['sectionProperties', 'section', 'section'],
  ['sectionProperties', 'property', 'property'],
  ['products', 'section', 'section'],
  ['products', 'brand', 'brand'],
  ['prices', 'product', 'product'],
  ['prices', 'price_type', 'price_type'],
  ['stock', 'product', 'product'],
  ['stock', 'warehouse', 'warehouse'],
  ['arrivals', 'product', 'product'],
  ['arrivals', 'warehouse', 'warehouse'],
  ['documents', 'product', 'product'],
  ['analogues', 'product', 'product'],
  ['analogues', 'analogue', 'product'],
]

/** Refuses a load whose records of `kind` point to nothing; call it when the targets are merged. */
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

const keys: Record<Kind, string> = {
  sections: 'external_id',
  brands: 'external_id',
  properties: 'external_id',
  sectionProperties: 'section, property',
  priceTypes: 'external_id',
  warehouses: 'external_id',
  products: 'external_id',
  prices: 'product, price_type',
  stock: 'product, warehouse',
  arrivals: 'product, warehouse, expected_on',
  documents: 'product, sort',
  analogues: 'product, analogue',
}

/** Refuses a load that says one thing twice. The primary keys say it for big child tables. */
export const checkDuplicates = async (client: PoolClient, kind: Kind): Promise<void> => {
  const { rows } = await client.query<{ key: string }>(
    `select concat_ws(' / ', ${keys[kind]}) as key from ${stageTable(kind)} group by ${keys[kind]} having count(*) > 1 limit 1`,
  )
  if (rows[0]) throw new CatalogLoadError('DUPLICATE', `${kind}: ${rows[0].key}`)
}
