import type pg from 'pg'

/** Tables that record a load and the use of its key, even when all its records are refused. */
const notedIn = [
  ...['exchange_account', 'exchange_key', 'exchange_load', 'exchange_note', 'exchange_seen'],
]

/** A checksum of the rows of every other table, including the job queue's, by table. */
export const digestOf = async (
  client: Pick<pg.PoolClient, 'query'>,
): Promise<Record<string, string>> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and not table_name = any ($1)
        and (table_schema = 'public' or (table_schema = 'pgboss' and table_name like 'job%'))`,
    [notedIn],
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(row::text, ',' order by row::text)), '') as sum from ${name} row`,
  )
  const { rows } = await client.query<{ name: string; sum: string }>(sums.join(' union all '))
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}
