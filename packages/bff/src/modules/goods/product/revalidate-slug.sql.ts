import type { Database } from '../../../kernel/database.ts'

export type SlugRow = {
  id: number
  uuid: string
  externalId: string | null
  slug: string
  name: string
}

/** Locks active products, in order of id so that two calls cannot deadlock. The uuid names the product in the staff's log. */
export const selectSlugs = (database: Database, ids: readonly number[]): Promise<SlugRow[]> =>
  database.query({
    name: 'catalog.slugs',
    text: `select id, md5('product ' || id)::uuid as uuid, external_id as "externalId", slug, name
             from product where id = any ($1::bigint[]) and is_active order by id for update`,
    values: [ids],
  })

/** Lets one call at a time choose addresses: when two products want the same one, the second call sees that it is taken. */
export const holdSlugs = async (database: Database): Promise<void> => {
  await database.query({
    name: 'catalog.hold-slugs',
    text: `select pg_advisory_xact_lock(hashtext('product.slug'))`,
  })
}

/** Whether another product has or had this address. */
export const isTaken = async (database: Database, slug: string, id: number): Promise<boolean> => {
  const rows = await database.query({
    name: 'catalog.slug-taken',
    text: `select 1 from product where slug = $1 and id <> $2
           union all select 1 from product_former_slug where slug = $1 and product_id <> $2`,
    values: [slug, id],
  })
  return rows.length > 0
}

/** Changes the address, keeps the former one, and records the change of the product, since cached cards contain the address. */
export const moveSlug = async (
  database: Database,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> => {
  await database.query({
    name: 'catalog.move-slug',
    text: `with back as (delete from product_former_slug where slug = $3),
                kept as (insert into product_former_slug (slug, product_id) values ($2, $1)
                         on conflict (slug) do update set product_id = excluded.product_id, left_at = now()),
                told as (insert into catalog_change (product_ids) values (array[$1::integer]))
           update product set slug = $3, updated_at = now() where id = $1`,
    values: [id, from, to],
  })
}

/** The present address of the product that had this former address. */
export const selectLaterSlug = (database: Database, slug: string): Promise<{ slug: string }[]> =>
  database.query({
    name: 'catalog.later-slug',
    text: `select product.slug from product_former_slug former
             join product on product.id = former.product_id where former.slug = $1`,
    values: [slug],
  })
