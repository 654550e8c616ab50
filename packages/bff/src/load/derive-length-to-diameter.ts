import type { PoolClient } from 'pg'
import {
  lengthToDiameter as derived,
  drillsAndEndMills,
  excludedDrills,
  lengthToDiameterSources as sources,
} from '../trade/length-to-diameter.messages.ts'

type Codes = { [Size in keyof typeof sources]: string[] }
type Named = { code: string; name: string }

/** A section that declares its own filters also gets this one when at least this share of its goods has it. */
const SHARED_FILTER = 0.2

/**
 * Codes of the two sizes, from this load and earlier ones; null when another property already uses the derived code.
 */
const sizeCodes = async (client: PoolClient): Promise<Codes | null> => {
  const { rows: taken } = await client.query(
    `select from (select code, external_id from property union all select code, external_id from stage_properties) p
     where code = $1 and external_id is distinct from $2 limit 1`,
    [derived.code, derived.externalId],
  )
  if (taken.length > 0) return null
  const { rows } = await client.query<Named>(
    `select code, name from property where kind = 'number'
     union select code, name from stage_properties where kind = 'number' order by code`,
  )
  const codesOf = (name: RegExp): string[] => [
    ...new Set(rows.filter((row) => name.test(row.name)).map(({ code }) => code)),
  ]
  const { diameter, depth, cuttingLength } = sources
  return {
    diameter: codesOf(diameter),
    depth: codesOf(depth),
    cuttingLength: codesOf(cuttingLength),
  }
}

/** SQL: the first of the attributes that is a number above zero. */
const firstNumber = (client: PoolClient, codes: readonly string[]): string => {
  const values = codes.map((code) => {
    const key = client.escapeLiteral(code)
    return `case when jsonb_typeof(s.attributes -> ${key}) = 'number' and s.attributes -> ${key} > '0'
      then (s.attributes ->> ${key})::numeric end`
  })
  return `coalesce(${[...values, 'null::numeric'].join(', ')})`
}

const isToldInDiameters = (text: string): string =>
  `coalesce(${text} ~* '${drillsAndEndMills}' and ${text} !~* '${excludedDrills}', false)`

/**
 * Adds the filter to sections whose filters the load declares, where enough goods have it, right after the sizes it is
 * calculated from.
 */
const declareFilters = (client: PoolClient, sizes: Codes): Promise<unknown> =>
  client.query(
    `insert into stage_sectionproperties (section, property, sort, is_filter, is_column)
     with recursive lineage as (
       select external_id as section, external_id as above, parent from stage_sections
       union all
       select lineage.section, s.external_id, s.parent from lineage join stage_sections s on s.external_id = lineage.parent
     ), sized as (
       select above, count(*) as goods, count(*) filter (where attributes ? $1) as told
       from stage_products s join lineage using (section) group by above
     )
     select above, $2, coalesce(
         (select max(p.sort) from stage_sectionproperties p join stage_properties q on q.external_id = p.property
           where p.section = above and q.code = any ($4::text[])), 500) + 1,
       true, false
     from sized where told > 0 and told >= goods * $3::float8
       and above in (select section from stage_sectionproperties)`,
    [derived.code, derived.externalId, SHARED_FILTER, Object.values(sizes).flat()],
  )

/**
 * Writes «length to diameter» into the staged goods, with one decimal, and removes it where their sizes no longer give
 * it; variants copy the value of their good. Its property is staged too. Call it when goods and variants are staged and
 * before anything is merged.
 */
export const deriveLengthToDiameter = async (
  client: PoolClient,
  origin: 'shop' | 'accounting',
): Promise<void> => {
  const codes = await sizeCodes(client)
  if (codes === null) return
  const depth = firstNumber(client, [...codes.depth, ...codes.cuttingLength])
  const ratio = `trim_scale(round(${depth} / ${firstNumber(client, codes.diameter)}, 1))`
  const own = `s.attributes - '${derived.code}' || case
    when ${ratio} > 0 and (s.section in (select external_id from tool_section) or ${isToldInDiameters('s.name')})
    then jsonb_build_object('${derived.code}', ${ratio}) else '{}' end`
  await client.query(
    `with tool_section as materialized (
       select external_id from stage_sections where ${isToldInDiameters('name')}
       union all
       select external_id from section k where ${isToldInDiameters('name')} and external_id is not null
         and not exists (select from stage_sections s where s.external_id = k.external_id)
     )
     update stage_products s set attributes = ${own}
     where s.attributes ?| $1::text[] and s.attributes is distinct from ${own}`,
    [[derived.code, ...codes.diameter]],
  )
  await client.query(
    `insert into stage_properties (external_id, code, name, unit, kind, sort, group_name)
     select $1, $2, $3, $4, 'number', 15, $5
     where exists (select from stage_products where attributes ? $2)
       and not exists (select from stage_properties where external_id = $1)`,
    [derived.externalId, derived.code, derived.name, derived.unit, derived.group],
  )
  if (origin === 'shop') await declareFilters(client, codes)
}
