// Reads section and product of goods.
import type { Promo, PromoEntry, PromoFields, PromoKind } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

export type ShownRow = Omit<Promo, 'slug'> & { productIds: number[] }
export type PromoRow = Omit<PromoEntry, 'slug' | 'startsAt' | 'endsAt'> & {
  uuid: string
  startsAt: Date | null
  endsAt: Date | null
}

/** Active, within its period at $2, and with a visible section as link target, if it has one. */
// fault: promo-before-its-time
const isOn = `promo.is_active and coalesce(starts_at <= $2, true) and coalesce(ends_at > $2, true)
  and (section_id is null or section_id <> all ((select hidden_sections())::integer[]))`

/**
 * $4: a section and its ancestors; empty: the home page; null: any page. An entry that links to the current section
 * is left out.
 */
const standsThere = `($4::integer[] is null
  or (cardinality($4) = 0 and cardinality(in_sections) = 0)
  or (in_sections && $4 and coalesce(section_id <> ($4)[1], true)))`

const publicColumns = `promo.id, title, text, image, link, slides,
  (select jsonb_build_object('id', section.id, 'slug', section.slug, 'name', section.name)
     from section where section.id = section_id) as section`
const productIds = `(select coalesce(json_agg(product_id order by place), '[]') from promo_product
                      where promo_id = promo.id) as "productIds"`
const places = `(select coalesce(json_agg(json_build_object('id', place.id, 'slug', place.slug, 'name', place.name)
                   order by place.sort, place.id), '[]') from section place where place.id = any (in_sections)) as "inSections"`
const entryColumns = `${publicColumns}, uuid, ${places}, sort, is_active as "isActive", starts_at as "startsAt",
  ends_at as "endsAt", ${productIds},
  (select count(*)::int from promo_view where promo_id = promo.id) as "viewCount"`

export const selectShown = (
  database: Database,
  kind: PromoKind,
  now: Date,
  id: number | null = null,
  chain: readonly number[] | null = null,
): Promise<ShownRow[]> =>
  database.query({
    name: 'promo.shown',
    text: `select ${publicColumns}, ${productIds} from promo
            where kind = $1 and ${isOn} and ($3::integer is null or promo.id = $3) and ${standsThere}
            order by sort, promo.id`,
    values: [kind, now, id, chain],
  })

/** A visible section and its ancestors, from the section upwards; empty when there is none. */
export const selectChain = (database: Database, slug: string): Promise<{ id: number }[]> =>
  database.query({
    name: 'promo.chain',
    text: `with recursive chain as (
             select id, parent_id, 0 as depth from section
              where slug = $1 and id <> all ((select hidden_sections())::integer[])
             union all
             select above.id, above.parent_id, depth + 1 from section above join chain on above.id = chain.parent_id
              where depth < 100
           ) select id from chain order by depth`,
    values: [slug],
  })

export type PlaceRow = { sectionId: number; leadsTo: number | null }

/** Sections that have an active entry now. */
export const selectPlaces = (database: Database, now: Date): Promise<PlaceRow[]> =>
  database.query({
    name: 'promo.places',
    text: `select distinct unnest(in_sections) as "sectionId", section_id as "leadsTo" from promo
            where kind <> $1 and cardinality(in_sections) > 0 and ${isOn}
              and (kind <> 'products' or exists (select 1 from promo_product where promo_id = promo.id))`,
    values: ['stories', now],
  })

/** All entries of a kind, or those with the given ids; `isLocking` for a following change. */
export const selectEntries = (
  database: Database,
  kind: PromoKind,
  ids: readonly number[] | null = null,
  isLocking = false,
): Promise<PromoRow[]> =>
  database.query({
    name: isLocking ? 'promo.lock' : 'promo.entries',
    text: `select ${entryColumns} from promo
            where kind = $1 and ($2::integer[] is null or promo.id = any ($2))
            order by sort, promo.id ${isLocking ? 'for update of promo' : ''}`,
    values: [kind, ids],
  })

const valuesOf = (fields: PromoFields) => [
  fields.title ?? null,
  fields.text ?? null,
  fields.image ? JSON.stringify(fields.image) : null,
  fields.link ?? null,
  fields.sectionId ?? null,
  JSON.stringify(fields.slides ?? []),
  fields.sort ?? 500,
  fields.isActive ?? true,
  fields.startsAt ?? null,
  fields.endsAt ?? null,
  fields.inSections ?? null,
]

export const insertPromo = (
  database: Database,
  kind: PromoKind,
  fields: PromoFields,
): Promise<{ id: number }[]> =>
  database.query({
    name: 'promo.create',
    text: `insert into promo (kind, title, text, image, link, section_id, slides, sort, is_active, starts_at, ends_at,
                               in_sections)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12::integer[], '{}')) returning id`,
    values: [kind, ...valuesOf(fields)],
  })

/** Overwrites the entry; without `inSections` its sections stay. */
export const updatePromo = async (
  database: Database,
  id: number,
  fields: PromoFields,
): Promise<void> => {
  await database.query({
    name: 'promo.change',
    text: `update promo set title = $2, text = $3, image = $4, link = $5, section_id = $6, slides = $7, sort = $8,
                  is_active = $9, starts_at = $10, ends_at = $11, in_sections = coalesce($12::integer[], in_sections)
            where id = $1`,
    values: [id, ...valuesOf(fields)],
  })
}

export const deletePromo = async (database: Database, ids: readonly number[]): Promise<void> => {
  await database.query({
    name: 'promo.delete',
    text: 'delete from promo where id = any ($1::integer[])',
    values: [ids],
  })
}

/** Whether all ids are sections. */
export const areSections = async (database: Database, ids: readonly number[]): Promise<boolean> => {
  const rows = await database.query({
    name: 'promo.sections',
    text: 'select id from section where id = any ($1::integer[])',
    values: [ids],
  })
  return rows.length === new Set(ids).size
}

/** In the order of `ids`; unknown products are skipped. */
export const insertProducts = async (
  database: Database,
  promoId: number,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'promo.add-products',
    text: `insert into promo_product (promo_id, product_id)
           select $1, product.id from unnest($2::integer[]) with ordinality as wanted (id, place)
             join product on product.id = wanted.id order by wanted.place
           on conflict do nothing`,
    values: [promoId, ids],
  })
}

export const deleteProducts = async (
  database: Database,
  promoId: number,
  ids: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'promo.remove-products',
    text: 'delete from promo_product where promo_id = $1 and product_id = any ($2::bigint[])',
    values: [promoId, ids],
  })
}

/** No row: the visitor was counted today already. */
export const insertView = (
  database: Database,
  promoId: number,
  visitor: string,
  now: Date,
): Promise<unknown[]> =>
  database.query({
    name: 'promo.view',
    text: `insert into promo_view (promo_id, seen_on, visitor)
           values ($1, ($3::timestamptz at time zone 'Europe/Moscow')::date, encode(sha256($2::text::bytea), 'hex'))
           on conflict do nothing returning 1`,
    values: [promoId, visitor, now],
  })
