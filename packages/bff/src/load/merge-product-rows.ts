import type { PoolClient } from 'pg'
import { priceTypesByExternalId } from './references.ts'
import type { Kind } from './staging.ts'

/**
 * `full`: rows of the load's own catalogue that it does not contain are removed. `changes`: only products in the load
 * are touched, and the prices and stock of one product are replaced as a set. `rows`: each price and stock row is on
 * its own, and null removes it.
 */
export type LoadMode = 'full' | 'changes' | 'rows'

type ProductRows = {
  kind: Kind
  table: string
  keys: readonly string[]
  values: readonly string[]
  /** The rows name their own catalogue; other rows belong to the catalogues of their product. */
  isSourced?: { hasAll: string }
  /** SQL: the staged rows with ids in place of external ids. */
  source: string
  /** SQL: the keys of all staged rows, also of those that are null; for rows that are each on their own. */
  named?: string
}

const byCatalog = 'join source_catalog catalog on catalog.external_id = s.catalog'
const byProduct = 'join product on product.external_id = s.product'
const byWarehouse = 'join warehouse on warehouse.external_id = s.warehouse'

const plusVat = (amount: string): string =>
  `case when s.adds_vat then ${amount} * (100 + product.vat_rate) / 100 else ${amount} end`
const inKopecks = (amount: string): string => `rounded_kopecks(${plusVat(amount)})`
/** Units of a foreign currency, unrounded. */
const inUnits = (amount: string): string => `${plusVat(amount)} / 100`
const reportedPrices = `
  stage_prices s ${byProduct} ${byCatalog}
      join (${priceTypesByExternalId}) type on type.external_id = s.price_type
      left join currency_rate_today today on today.code = s.currency`
const ofSteps = (amount: (amount: string) => string): string => `
  case when s.step_amounts is not null then array(
    select ${amount('step.amount')} from unnest(s.step_amounts) with ordinality step (amount, place) order by place
  ) end`

const namedPrices = `
  select product.id as product_id, type.id as price_type_id from stage_prices s ${byProduct}
    join (${priceTypesByExternalId}) type on type.external_id = s.price_type`

/** Tables with data of products; the rows of one product are a set. */
export const productRows: readonly ProductRows[] = [
  {
    kind: 'prices',
    table: 'price',
    keys: ['product_id', 'price_type_id'],
    values: [
      ...['amount', 'step_quantities', 'step_amounts', 'catalog_id'],
      ...['currency', 'foreign_amount', 'foreign_steps', 'rate_from'],
    ],
    isSourced: { hasAll: 'has_all_prices' },
    source: `select product.id as product_id, type.id as price_type_id, catalog.id as catalog_id,
        s.step_quantities, s.currency, today.valid_from as rate_from, reported.foreign_amount, reported.foreign_steps,
        case when s.currency is null then reported.amount
             else kopecks_at(reported.foreign_amount, today.nominal, today.rate) end as amount,
        case when s.currency is null then reported.step_amounts
             else kopecks_at(reported.foreign_steps, today.nominal, today.rate) end as step_amounts
      from ${reportedPrices}
      cross join lateral (
        select case when s.currency is null then ${inKopecks('s.amount')} end as amount,
               case when s.currency is null then ${ofSteps(inKopecks)} end as step_amounts,
               case when s.currency is not null then ${inUnits('s.amount')} end as foreign_amount,
               case when s.currency is not null then ${ofSteps(inUnits)} end as foreign_steps
      ) reported
      where s.amount is not null and (s.currency is null or today.code is not null)`,
    named: namedPrices,
  },
  {
    kind: 'prices',
    table: 'price_without_rate',
    keys: ['product_id', 'price_type_id'],
    values: ['catalog_id', 'currency', 'foreign_amount', 'step_quantities', 'foreign_steps'],
    isSourced: { hasAll: 'has_all_prices' },
    source: `select product.id as product_id, type.id as price_type_id, catalog.id as catalog_id, s.currency,
        ${inUnits('s.amount')} as foreign_amount, s.step_quantities, ${ofSteps(inUnits)} as foreign_steps
      from ${reportedPrices}
      where s.amount is not null and s.currency is not null and today.code is null`,
    named: namedPrices,
  },
  {
    kind: 'stock',
    table: 'stock',
    keys: ['product_id', 'warehouse_id'],
    values: ['quantity', 'catalog_id'],
    isSourced: { hasAll: 'has_all_stock' },
    source: `select product.id as product_id, warehouse.id as warehouse_id, catalog.id as catalog_id, s.quantity
      from stage_stock s ${byProduct} ${byCatalog} ${byWarehouse} where s.quantity is not null`,
    named: `select product.id as product_id, warehouse.id as warehouse_id from stage_stock s ${byProduct} ${byWarehouse}`,
  },
  {
    kind: 'arrivals',
    table: 'arrival',
    keys: ['product_id', 'warehouse_id', 'expected_on'],
    values: ['quantity'],
    source: `select product.id as product_id, warehouse.id as warehouse_id, s.expected_on, s.quantity from stage_arrivals s ${byProduct} ${byWarehouse}`,
  },
  {
    kind: 'documents',
    table: 'product_document',
    keys: ['product_id', 'sort'],
    values: ['kind', 'name', 'url', 'size_bytes', 'issued_on', 'expires_on'],
    source: `select product.id as product_id, s.sort, s.kind, s.name, s.url, s.size_bytes,
        s.issued_on, s.expires_on from stage_documents s ${byProduct}`,
  },
  {
    kind: 'analogues',
    table: 'product_analogue',
    keys: ['product_id', 'analogue_id'],
    values: ['sort'],
    source: `select product.id as product_id, analogue.id as analogue_id, s.sort from stage_analogues s ${byProduct}
      join product analogue on analogue.external_id = s.analogue`,
  },
  {
    kind: 'companions',
    table: 'product_companion',
    keys: ['product_id', 'companion_id'],
    values: ['sort'],
    source: `select product.id as product_id, companion.id as companion_id, s.sort from stage_companions s ${byProduct}
      join product companion on companion.external_id = s.companion`,
  },
  {
    kind: 'replacements',
    table: 'product_replacement',
    keys: ['product_id'],
    values: ['replacement_id'],
    source: `select product.id as product_id, replacement.id as replacement_id from stage_replacements s ${byProduct}
      join product replacement on replacement.external_id = s.replacement`,
  },
]

const run = async (client: PoolClient, sql: string): Promise<number> =>
  (await client.query(sql)).rowCount ?? 0

/** Inserts all staged rows of a kind into its empty table. */
export const insertProductRows = (
  client: PoolClient,
  { table, keys, values, source }: ProductRows,
): Promise<number> =>
  run(
    client,
    `insert into ${table} (${[...keys, ...values].join(', ')}) select ${[...keys, ...values].join(', ')} from (${source}) r`,
  )

/** SQL: rows of which the load is complete, so that those not staged are removed. */
const scopeOf = ({ kind, table, isSourced }: ProductRows): string => {
  const staged = `stage_${kind.toLowerCase()} s`
  // one list each, not two joined by `or`, which would be evaluated row by row (see `productSource`)
  return isSourced
    ? `(t.product_id, t.catalog_id) in (
         select held.product_id, held.catalog_id from ${table} held
           join source_catalog c on c.id = held.catalog_id
           join stage_catalogs s on s.external_id = c.external_id and s.${isSourced.hasAll}
         union all select named.id, c.id from ${staged} join product named on named.external_id = s.product
           join source_catalog c on c.external_id = s.catalog)`
    : `product.id in (
         select product_id from wholly_listed
         union all select named.id from ${staged} join product named on named.external_id = s.product)`
}

const resolvedTable = ({ table }: ProductRows): string => `resolved_${table}`

/** SQL that removes the rows which the load is complete for but does not contain. */
export const removalOf = (rows: ProductRows): string => {
  const { table, keys } = rows
  return `delete from ${table} t using product
    where product.id = t.product_id and product.external_id is not null and ${scopeOf(rows)}
      and not exists (select from ${resolvedTable(rows)} r where ${keys.map((key) => `r.${key} = t.${key}`).join(' and ')})`
}

/**
 * SQL that removes the prices and stock staged as null, and prices that have begun or stopped to wait for a rate; for
 * other kinds the same as `removalOf`.
 */
const replacedBy = (rows: ProductRows): string => {
  const { table, keys, named } = rows
  const equal = (one: string) => keys.map((key) => `${one}.${key} = t.${key}`).join(' and ')
  return named === undefined
    ? removalOf(rows)
    : `delete from ${table} t using (${named}) s where ${equal('s')}
         and not exists (select from ${resolvedTable(rows)} r where ${equal('r')})`
}

/** Makes the rows of products equal to the staged ones; gives the number of changes. */
export const mergeProductRows = async (
  client: PoolClient,
  rows: ProductRows,
  mode: LoadMode,
): Promise<number> => {
  const { table, keys, values, source } = rows
  const resolved = resolvedTable(rows)
  await client.query(`create temp table ${resolved} on commit drop as ${source}`)
  await client.query(`analyze ${resolved}`)
  // the same order in which orders lock stock (lockStock), else the two could deadlock
  if (table === 'stock')
    await client.query(
      `select from stock join ${resolved} r using (product_id, warehouse_id)
        order by product_id, warehouse_id for update of stock`,
    )
  const removed = await run(client, mode === 'rows' ? replacedBy(rows) : removalOf(rows))
  const written = await run(
    client,
    `insert into ${table} as t (${[...keys, ...values].join(', ')})
     select r.* from (select ${[...keys, ...values].join(', ')} from ${resolved}) r
     left join ${table} held on ${keys.map((key) => `held.${key} = r.${key}`).join(' and ')}
     where held.product_id is null
       or (${values.map((value) => `held.${value}`).join(', ')}) is distinct from (${values.map((value) => `r.${value}`).join(', ')})
     on conflict (${keys.join(', ')}) do update set ${values.map((value) => `${value} = excluded.${value}`).join(', ')}`,
  )
  return removed + written
}
