import type { PoolClient } from 'pg'

const like = [
  'section',
  'brand',
  'description',
  'unit',
  'vat_rate',
  'min_order_quantity',
  'multiplicity',
  'popularity',
  'images',
  'origin_country',
  'okpd2',
  'register_number',
] as const

const list = (prefix: string): string => like.map((column) => `${prefix}.${column}`).join(', ')

/** The goods of variants: as staged, or else as the database has them. */
const modelGoods = `
  create temp table model_good on commit drop as
  select external_id, article, name, attributes, created_at, ${list('s')}
  from stage_products s where external_id in (select variant_of from variant)
  union all
  select p.external_id, p.article, p.name, p.attributes, now(), section.external_id, brand.external_id, p.description, p.unit,
    p.vat_rate, p.min_order_quantity, p.multiplicity, p.popularity, p.images, p.origin_country, p.okpd2, p.register_number
  from product p join section on section.id = p.section_id left join brand on brand.id = p.brand_id
  where p.external_id in (select variant_of from variant)
    and not exists (select from stage_products s where s.external_id = p.external_id)`

/** Variants of the load, and variants of earlier loads whose package is not replaced as a whole by this one. */
const variants = `
  create temp table variant on commit drop as
  select external_id, variant_of, slug, name, article, traits, attributes, catalog, rank, place, true as is_staged
  from stage_variants v where not exists (select from stage_products s where s.external_id = v.external_id)
  union all
  select p.external_id, split_part(p.external_id, '#', 1), p.slug, p.name, p.article, '', p.attributes, catalog.external_id, 0, null, false
  from product p join source_product m on m.product_id = p.id join source_catalog catalog on catalog.id = m.catalog_id
  where p.is_active and p.external_id like '%#%' and catalog.external_id like '%#'
    and not exists (select from stage_variants v where v.external_id = p.external_id)
    and not exists (select from stage_products s where s.external_id = p.external_id)
    and not exists (select from stage_catalogs s where s.external_id = catalog.external_id and s.has_all_goods)`

/** Goods with a price or stock of their own: in the load, or in the database where the load does not replace it. */
const owned = (kind: 'prices' | 'stock', table: string, value: string): string => `
  select product as id, bool_or(${value} > 0) as has from stage_${kind}
  where product in (select variant_of from variant) group by 1
  union all
  select p.external_id, true from ${table} t join product p on p.id = t.product_id
    join source_catalog c on c.id = t.catalog_id
  where p.external_id in (select variant_of from variant) and t.${value} > 0
    and not exists (select from stage_${kind} s where s.product = p.external_id and s.catalog = c.external_id)
    and not exists (select from stage_catalogs s where s.external_id = c.external_id and s.has_all_${kind})
  group by 1`

/** Goods sold beside their variants: they have their own price and stock, or had both and still have the price. */
const soldGoods = `
  create temp table sold_good on commit drop as
  with priced as (${owned('prices', 'price', 'amount')}),
    stocked as (${owned('stock', 'stock', 'quantity')}),
    sold_before as (
      select p.external_id as id from product p
      where p.is_active and p.external_id in (select variant_of from variant)
        and p.external_id in (select split_part(v.external_id, '#', 1) from product v where v.is_active and v.external_id like '%#%')
    )
  select id from priced where has
  intersect (select id from stocked where has union select id from sold_before)`

/** Restores hidden goods from the database when packages of offers bring only their price or stock. */
const reviveSoldGoods = `
  with named as (
    select product, min(catalog) as catalog from (
      select product, catalog from stage_prices where amount > 0
      union all select product, catalog from stage_stock where quantity > 0
    ) s group by 1
  ), revived as (
    insert into stage_products (external_id, slug, article, name, attributes, created_at, ${like.join(', ')}, catalog)
    select g.external_id, p.slug, g.article, g.name, g.attributes, p.created_at, ${list('g')}, named.catalog
    from sold_good join model_good g on g.external_id = sold_good.id
    join product p on p.external_id = g.external_id and not p.is_active
    join named on named.product = g.external_id
    where not exists (select from stage_products s where s.external_id = g.external_id)
      and not exists (select from stage_removals r where r.product = g.external_id)
    returning catalog, external_id
  )
  insert into stage_membership (catalog, product) select catalog, external_id from revived`

/**
 * For goods sold in variants, makes each variant a product like its good. A good without its own price and stock leaves
 * its catalogues: it is kept, hidden, for the next package of offers.
 */
export const expandVariants = async (client: PoolClient): Promise<void> => {
  await client.query(variants)
  await client.query('analyze variant')
  await client.query(modelGoods)
  await client.query(soldGoods)
  await client.query('analyze model_good, sold_good')
  await client.query(
    `insert into stage_products (external_id, slug, article, name, attributes, created_at, ${like.join(', ')}, catalog, rank, place)
     select v.external_id, v.slug, coalesce(v.article, g.article),
       case when v.name is null or v.name = g.name and v.traits <> '' then g.name || ' (' || v.traits || ')' else v.name end,
       g.attributes || v.attributes, g.created_at, ${list('g')}, v.catalog, v.rank, v.place
     from variant v join model_good g on g.external_id = v.variant_of
     where v.is_staged or exists (select from stage_products s where s.external_id = v.variant_of)`,
  )
  await client.query(
    `insert into stage_membership (catalog, product)
     select v.catalog, v.external_id from variant v join model_good g on g.external_id = v.variant_of
     where v.is_staged or exists (select from stage_products s where s.external_id = v.variant_of)`,
  )
  await client.query(
    `delete from stage_membership s using variant v
     where s.product = v.variant_of and s.product not in (select id from sold_good)`,
  )
  await client.query(
    `insert into stage_removals (catalog, product)
     select distinct catalog.external_id, p.external_id
     from product p join source_product m on m.product_id = p.id join source_catalog catalog on catalog.id = m.catalog_id
     where p.external_id in (select variant_of from variant) and p.external_id not in (select id from sold_good)
       and not exists (select from stage_removals r where r.catalog = catalog.external_id and r.product = p.external_id)`,
  )
  await client.query(reviveSoldGoods)
  // a known variant keeps its own quantities, whatever its good has
  await client.query(
    `update stage_products s set min_order_quantity = null, multiplicity = null from variant v, product t
     where v.external_id = s.external_id and t.external_id = s.external_id`,
  )
  await client.query('analyze stage_products, stage_membership, stage_removals')
}
