import type { PoolClient } from 'pg'

type Restorable = { restore: string }

const filled = [
  'price',
  'price_without_rate',
  'stock',
  'arrival',
  'product_document',
  'product_analogue',
  'product_companion',
  'product_replacement',
  'source_product',
] as const

/**
 * Drops indexes, foreign keys and triggers of the product tables before a first load; the result restores them. Indexes
 * follow such a load by its catalogue version, not row by row. Runs in the caller's transaction, so a failure leaves
 * everything as it was. The primary key of products stays, since tables of other modules may refer to it.
 */
export const dropConstraints = async (client: PoolClient): Promise<() => Promise<void>> => {
  const tables = ['product', ...filled]
  const constraints = await client.query<Restorable & { drop: string }>(
    `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
       format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as restore
     from pg_constraint c
     where c.conrelid = any ($1::regclass[]) and c.contype in ('f', 'u', 'p')
       and not (c.conrelid = 'product'::regclass and c.contype = 'p')
       and not exists (select from pg_constraint other where other.confrelid = c.conrelid and other.conindid = c.conindid
         and not other.conrelid = any ($1::regclass[]))
     order by c.contype = 'f' desc, c.conrelid::regclass::text, c.conname`,
    [tables],
  )
  for (const { drop } of constraints.rows) await client.query(drop)
  const indexes = await client.query<Restorable & { drop: string }>(
    `select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as restore
     from pg_index i where i.indrelid = any ($1::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
     order by i.indexrelid::regclass::text`,
    [tables],
  )
  for (const { drop } of indexes.rows) await client.query(drop)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)

  return async () => {
    // Foreign keys were listed first and are restored last: they need the keys they refer to.
    for (const { restore } of [...constraints.rows].reverse()) await client.query(restore)
    for (const { restore } of indexes.rows) await client.query(restore)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}
