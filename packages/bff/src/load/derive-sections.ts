import type { PoolClient } from 'pg'
import { lengthToDiameter } from '../trade/length-to-diameter.messages.ts'
import { mergeSectionProperties } from './merge-directories.ts'

// A parent section offers a filter of its subsections when at least this share of the goods has it.
const SHARED_FILTER = 0.2
// A property becomes a column of the list when half of the goods have it and its values are short.
const COLUMN_SHARE = 0.5
const COLUMN_LENGTH = 24
const COLUMNS = 5
// Not offered as filters: brands (they have their own), links and long texts, and numbers or codes that differ for
// every product.
const FILTER_LENGTH = 100
const OWN_CHOICES = 10
const OWN_SHARE = 0.7
const MOST_CHOICES = 300

/**
 * Remembers the staged catalogues and those that contain the staged goods so far, before products move: a good that
 * changes its catalogue may leave an empty section behind.
 */
export const noteAffectedCatalogs = async (client: PoolClient): Promise<void> => {
  await client.query(
    `create temp table affected_catalog on commit drop as
     with staged as (
       select c.id from source_catalog c join stage_catalogs s on s.external_id = c.external_id
     )
     select external_id from stage_catalogs
     union select c.external_id from product p join section on section.id = p.section_id
       join source_catalog c on c.id = section.catalog_id
     where p.id in (select product_id from source_product where catalog_id in (select id from staged))
       or p.external_id in (select external_id from stage_products)`,
  )
}

/** Sections of the affected catalogues with all their ancestors. */
const lineage = `
  recursive lineage as (
    select section.id as section_id, section.id as above_id, section.parent_id
    from section join source_catalog c on c.id = section.catalog_id
    join affected_catalog s on s.external_id = c.external_id
    union all
    select lineage.section_id, section.id, section.parent_id
    from lineage join section on section.id = lineage.parent_id
  )`

const derivedProperties = `
  insert into stage_sectionproperties (section, property, sort, is_filter, is_column)
  with ${lineage}, goods as materialized (
    select section_id, count(*) as goods from product
    where is_active and section_id in (select section_id from lineage) group by 1
  ), size as (
    select above_id, sum(goods) as goods from lineage join goods using (section_id) group by 1
  ), valued as materialized (
    select section_id, key, value #>> '{}' as value, count(*) as goods,
      bool_and(value #>> '{}' is not distinct from brand.name) as is_brand
    from product left join brand on brand.id = product.brand_id cross join lateral jsonb_each(attributes)
    where is_active and section_id in (select section_id from lineage) group by 1, 2, 3
  ), spread as (
    select above_id, key, sum(valued.goods) as goods, count(distinct value) as choices, max(length(value)) as longest,
      bool_or(value ~* '^https?://') as is_link, bool_or(section_id = above_id) as is_own, bool_and(is_brand) as is_brand
    from lineage join valued using (section_id) group by 1, 2
  ), judged as (
    select section.external_id as section, property.external_id as property, property.sort, property.code, spread.goods,
      property.kind <> 'string' or not (is_brand or is_link or longest > ${FILTER_LENGTH} or choices > ${MOST_CHOICES}
        or choices > ${OWN_CHOICES} and choices > spread.goods * ${OWN_SHARE}) as is_filter,
      choices > 1 and (property.kind <> 'string' or choices < spread.goods) and longest <= ${COLUMN_LENGTH}
        and spread.goods >= size.goods * ${COLUMN_SHARE}
        and property.code <> '${lengthToDiameter.code}' as fits
    from spread join size using (above_id)
    join section on section.id = above_id join property on property.code = spread.key
    where section.external_id is not null and property.external_id is not null
      and (is_own or spread.goods >= size.goods * ${SHARED_FILTER})
  ), ranked as (
    select *, is_filter and fits as is_candidate,
      row_number() over (partition by section, is_filter and fits order by goods desc, sort, code) as turn
    from judged
  )
  select section, property,
    row_number() over (partition by section order by is_candidate and turn <= ${COLUMNS} desc, sort, code) * 10,
    is_filter, is_candidate and turn <= ${COLUMNS}
  from ranked`

/**
 * Derives sections of the affected catalogues from their goods: a section is visible while it has goods and offers the
 * filters that they have.
 */
export const deriveSections = async (client: PoolClient): Promise<number> => {
  const { rowCount } = await client.query(
    `with ${lineage}, filled as (
       select distinct above_id from lineage
       where exists (select from product p where p.section_id = lineage.section_id and p.is_active)
     )
     update section t set is_active = not t.is_active
     where t.id in (select section_id from lineage)
       and t.is_active <> (t.id in (select above_id from filled))`,
  )
  await client.query(derivedProperties)
  return (rowCount ?? 0) + (await mergeSectionProperties(client, true))
}
