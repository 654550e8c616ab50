// Reads section, product of catalog.
import type { Promo, PromoEntry, PromoFields, PromoKind } from '@isp/contract'
import type { Database } from '../../database.ts'

export type ShownRow = Omit<Promo, 'slug'> & { productIds: number[] }
export type PromoRow = Omit<PromoEntry, 'slug' | 'startsAt' | 'endsAt'> & {
  uuid: string
  startsAt: Date | null
  endsAt: Date | null
}

/** Its period lasts, and the section that it names is one that people see. $1: the kind, $2: now. */
const isShown = `kind = $1 and promo.is_active and coalesce(starts_at <= $2, true) and coalesce(ends_at > $2, true)
  and (section_id is null or section_id <> all ((select hidden_sections())::integer[]))`

const publicColumns = `promo.id, title, text, image, link, slides,
  (select jsonb_build_object('id', section.id, 'slug', section.slug, 'name', section.name)
     from section where section.id = section_id) as section`
const productIds = `(select coalesce(json_agg(product_id order by place), '[]') from promo_product
                      where promo_id = promo.id) as "productIds"`
const entryColumns = `${publicColumns}, uuid, sort, is_active as "isActive", starts_at as "startsAt",
  ends_at as "endsAt", ${productIds},
  (select count(*)::int from promo_view where promo_id = promo.id) as "viewCount"`

export const selectShown = (
  database: Database,
  kind: PromoKind,
  now: Date,
  id: number | null = null,
): Promise<ShownRow[]> =>
  database.query({
    name: 'promo.shown',
    text: `select ${publicColumns}, ${productIds} from promo
            where ${isShown} and ($3::integer is null or promo.id = $3) order by sort, promo.id`,
    values: [kind, now, id],
  })

/** All of a kind, or those named; locked when they are to be changed. */
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
]

export const insertPromo = (
  database: Database,
  kind: PromoKind,
  fields: PromoFields,
): Promise<{ id: number }[]> =>
  database.query({
    name: 'promo.create',
    text: `insert into promo (kind, title, text, image, link, section_id, slides, sort, is_active, starts_at, ends_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    values: [kind, ...valuesOf(fields)],
  })

/** The entry as it shall stand, whole. */
export const updatePromo = async (
  database: Database,
  id: number,
  fields: PromoFields,
): Promise<void> => {
  await database.query({
    name: 'promo.change',
    text: `update promo set title = $2, text = $3, image = $4, link = $5, section_id = $6, slides = $7, sort = $8,
                  is_active = $9, starts_at = $10, ends_at = $11 where id = $1`,
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

export const hasSection = async (database: Database, id: number): Promise<boolean> => {
  const rows = await database.query({
    name: 'promo.section',
    text: 'select 1 from section where id = $1',
    values: [id],
  })
  return rows.length > 0
}

/** In their order; those that are not known are passed over. */
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

/** No row: that visitor has been counted today. */
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
