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

/** Goods as they are staged; those that only the database has, as they are there. */
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

/** Variants of the load, and those of earlier loads whose package this load does not bring whole. */
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

/**
 * Goods that are sold in variants: each variant becomes a product like its good. The good itself leaves its catalogues:
 * it is kept for the next package of offers and not shown, having neither a price nor stock of its own.
 */
export const expandVariants = async (client: PoolClient): Promise<void> => {
  await client.query(variants)
  await client.query(modelGoods)
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
    `delete from stage_membership s using variant v where s.product = v.variant_of`,
  )
  await client.query(
    `insert into stage_removals (catalog, product)
     select distinct catalog.external_id, p.external_id
     from product p join source_product m on m.product_id = p.id join source_catalog catalog on catalog.id = m.catalog_id
     where p.external_id in (select variant_of from variant)
       and not exists (select from stage_removals r where r.catalog = catalog.external_id and r.product = p.external_id)`,
  )
}
