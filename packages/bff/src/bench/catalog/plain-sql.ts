import type { FilterSelection, ProductsQuery } from '@isp/contract'
import type { Pool } from 'pg'
import { shopToday } from '../../trade/shop-day.ts'
import type { ListingTask } from './workload.ts'

/**
 * Indexes that a good engineer would add if SQL answered the lists; only for the rival of the comparison, not for the
 * shop.
 */
export const createRivalIndexes = async (pool: Pool): Promise<void> => {
  const statements = [
    'create index if not exists bench_attributes on product using gin (attributes jsonb_path_ops) where is_active',
    'create index if not exists bench_popular on product (section_id, popularity desc, id) where is_active',
    'create index if not exists bench_brand on product (brand_id, section_id) where is_active',
    'create index if not exists bench_price on price (price_type_id, product_id) include (amount)',
    'create index if not exists bench_stock on stock (product_id) where quantity > 0',
    'analyze product, price, stock',
  ]
  for (const statement of statements) await pool.query(statement)
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const conditionOf = ({ code, values, from, to }: FilterSelection): string => {
  if (code === 'brand') return `brand_slug in (${(values ?? []).map(quoted).join(', ')})`
  if (code === 'stock') return 'is_now'
  const field = code === 'price' ? 'amount' : `(attributes->>${quoted(code)})::numeric`
  const bounds = [
    ...(from === undefined ? [] : [`${field} >= ${from}`]),
    ...(to === undefined ? [] : [`${field} <= ${to}`]),
    ...(values ? [`attributes->>${quoted(code)} in (${values.map(quoted).join(', ')})`] : []),
  ]
  return bounds.join(' and ')
}

const ORDERS = {
  popular: 'popularity desc, id',
  new: 'created_at desc, id desc',
  name: 'name, id',
  'price-asc': 'amount asc nulls last, popularity desc, id',
  'price-desc': 'amount desc nulls last, popularity desc, id',
  stock: 'is_now desc, popularity desc, id',
} as const

const orderOf = (sort: NonNullable<ProductsQuery['sort']>): string => {
  const known: Readonly<Record<string, string>> = ORDERS
  const [way, code = ''] = sort.split(':')
  return (
    known[sort] ?? `attributes->${quoted(code)} ${way === 'down' ? 'desc' : 'asc'} nulls last, id`
  )
}

/** Days; lists offer no later arrivals. */
const ARRIVES_WITHIN = 120

/**
 * The same answer in one statement: it reads the section's products once, with the filters each fails, and derives the
 * total, the page and every facet without its own selection.
 */
export const plainSqlOf = (
  { query, sectionIds, codes }: ListingTask,
  priceTypeId: number,
): string => {
  const filters = query.filters ?? []
  const flags = filters.map(
    (filter, place) => `coalesce(not (${conditionOf(filter)}), true)::int as f${place}`,
  )
  const failed = filters.length > 0 ? filters.map((_, place) => `f${place}`).join(' + ') : '0'
  const flagNames = filters.map((_, place) => `, f${place}`).join('')
  const own = (code: string): string => {
    const place = filters.findIndex((filter) => filter.code === code)
    return place < 0 ? 'failed = 0' : `failed - f${place} = 0`
  }
  const chosen = codes.filter((code) => filters.some((filter) => filter.code === code))
  const free = codes.filter((code) => !chosen.includes(code))
  const pageSize = query.pageSize ?? 30
  const offset = ((query.page ?? 1) - 1) * pageSize
  const attributeFacets = [
    ...(free.length > 0
      ? [
          `select a.key as code, a.value as value, count(*) from judged, jsonb_each_text(attributes) a
          where failed = 0 and a.key in (${free.map(quoted).join(', ')}) group by 1, 2`,
        ]
      : []),
    ...chosen.map(
      (code) =>
        `select ${quoted(code)}, attributes->>${quoted(code)}, count(*) from judged where ${own(code)} group by 2`,
    ),
  ]
  return `
    with base as materialized (
      select p.id, p.popularity, p.created_at, p.name, p.attributes, b.slug as brand_slug, pr.amount,
             exists (select 1 from stock s where s.product_id = p.id and s.quantity > 0) as is_now
      from product p left join brand b on b.id = p.brand_id
      left join price pr on pr.product_id = p.id and pr.price_type_id = ${priceTypeId}
      where p.is_active and p.section_id in (${sectionIds.join(', ')})
    ), flagged as (select *${flags.length > 0 ? `, ${flags.join(', ')}` : ''} from base),
    judged as materialized (
      select id, popularity, created_at, name, attributes, brand_slug, amount, is_now, ${failed} as failed${flagNames} from flagged
    ),
    coming as (
      select case when is_now then date '-infinity'
                  else (select min(expected_on) from arrival where product_id = judged.id and expected_on >= ${shopToday})
             end as day, count(*) as count
        from judged where ${own('arrival')} group by 1
    )
    select 'total' as code, null as value, count(*) from judged where failed = 0
    union all (select 'page', id::text as shown, 0 from judged where failed = 0 order by ${orderOf(query.sort ?? 'popular')} limit ${pageSize} offset ${offset})
    union all select 'brand', brand_slug, count(*) from judged where ${own('brand')} group by 2
    union all select 'stock', 'now', count(*) from judged where is_now and ${own('stock')}
    union all select 'warehouse', w.code, count(*) from judged
      join stock s on s.product_id = judged.id and s.quantity > 0 join warehouse w on w.id = s.warehouse_id
      where ${own('warehouse')} group by 2
    union all select 'arrival', day::date::text, (select sum(count) from coming where coming.day <= shown.day)
      from generate_series(${shopToday}, ${shopToday} + ${ARRIVES_WITHIN}, interval '1 day') as shown (day)
    union all select 'price', min(amount)::text || ' ' || max(amount)::text, 0 from judged where ${own('price')}
    ${attributeFacets.map((facet) => `union all ${facet}`).join('\n    ')}`
}
