// Reads exchange_account of exchange.
import type { OnecExchange, OnecFile } from '@isp/contract'
import { type Database, theRow } from '../../../kernel/database.ts'

type Window = { limit: number; offset: number }

export type ExchangeRow = Omit<OnecExchange, 'startedAt' | 'lastCallAt' | 'orders'> & {
  startedAt: Date
  lastCallAt: Date
  given: number
  confirmed: number
}

/** A document whose rest does not come any more; of pictures nobody can tell. */
const isBroken = `(file.state = 'receiving' and not file.is_whole and file.name ~* '[.](xml|zip)$'
  and session.last_call_at < now() - interval '15 minutes')`

/** What a later beginning of the same file has replaced counts no more. */
const ofSession = `from onec_file file where file.session_id = session.id and file.state <> 'dropped'`

// never null: files, bytes, remarks, kinds, given, confirmed (aggregates)
const exchanges = `
  select session.id, json_build_object('uuid', account.uuid, 'name', account.name) as account, access.login,
         session.version, session.started_at as "startedAt", session.last_call_at as "lastCallAt",
         told.files, told.bytes, told.remarks, told.state, told.words,
         array_remove(array[told.catalog, told.sale, orders.kind], null) as kinds, orders.given, orders.confirmed
    from onec_session session join onec_access access on access.id = session.access_id
    join exchange_account account on account.id = access.account_id
    cross join lateral (
      select count(*)::integer as files, coalesce(sum(file.bytes), 0)::float8 as bytes,
             coalesce(sum(file.remark_count), 0)::integer as remarks,
             case when bool_or(file.type = 'catalog') then 'catalog' end as catalog,
             case when bool_or(file.type = 'sale') then 'sale' end as sale,
             case when bool_or(file.state = 'refused') then 'refused'
                  when bool_or(${isBroken}) then 'broken'
                  when bool_or(file.state in ('queued', 'running')) then 'running'
                  when bool_or(file.state = 'receiving' and not file.is_whole and file.name ~* '[.](xml|zip)$')
                    then 'receiving'
                  when count(*) > 0 then 'done' end as state,
             (array_agg(file.words order by file.finished_at desc nulls last)
               filter (where file.state = 'refused'))[1] as words
        ${ofSession}) told
    cross join lateral (
      select case when count(*) > 0 then 'orders' end as kind, count(*)::integer as given,
             (count(*) filter (where taken_version >= given_version))::integer as confirmed
        from onec_order where given_in = session.id) orders`

const narrowed = `($1::uuid is null or account.uuid = $1)
  and ($2::text is null or exists (select ${ofSession}
        and (file.state = 'refused' or file.remark_count > 0 or ${isBroken})))`

/** A page of exchanges, newest first, and the number of all. */
export const selectExchanges = async (
  database: Database,
  { account, has, limit, offset }: Window & { account: string | null; has: 'faults' | null },
): Promise<{ items: ExchangeRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<ExchangeRow>({
      name: 'onec.exchanges',
      text: `${exchanges} where ${narrowed} order by session.started_at desc, session.id limit $3 offset $4`,
      values: [account, has, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'onec.exchanges-count',
      text: `select count(*)::integer as total from onec_session session
               join onec_access access on access.id = session.access_id
               join exchange_account account on account.id = access.account_id where ${narrowed}`,
      values: [account, has],
    }),
  ])
  return { items, total: theRow(counted).total }
}

export const selectExchange = async (
  database: Database,
  id: string,
): Promise<ExchangeRow | undefined> => {
  const rows = await database.query<ExchangeRow>({
    name: 'onec.exchange',
    text: `${exchanges} where session.id = $1::uuid`,
    values: [id],
  })
  return rows[0]
}

export type FileRow = Omit<OnecFile, 'receivedAt' | 'finishedAt' | 'remarks'> & {
  receivedAt: Date
  finishedAt: Date | null
  remarks: { line?: number | null; id?: string | null; text: string }[] | null
}

/** A page of the files of an exchange, what needs attention first, and the number of all. */
export const selectFiles = async (
  database: Database,
  session: string,
  { limit, offset }: Window,
): Promise<{ items: FileRow[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<FileRow>({
      name: 'onec.exchange-files',
      text: `select id, type, name, entries, state, is_whole as "isWhole", pieces, bytes::float8 as bytes, words,
                    received_at as "receivedAt", finished_at as "finishedAt", remark_count as "remarkCount",
                    jsonb_path_query_array(remarks, '$[0 to 99]') as remarks
               from onec_file where session_id = $1::uuid and state <> 'dropped'
              order by state <> 'refused', remark_count = 0, state = 'done', received_at, id limit $2 offset $3`,
      values: [session, limit, offset],
    }),
    database.query<{ total: number }>({
      name: 'onec.exchange-files-count',
      text: `select count(*)::integer as total from onec_file where session_id = $1::uuid and state <> 'dropped'`,
      values: [session],
    }),
  ])
  return { items, total: theRow(counted).total }
}
