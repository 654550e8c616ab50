// Reads token_family of auth; basket, basket_line of basket; orders, order_line of order; product of goods.
import type { SearchMiss } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'
import { shopToday } from '../../trade/shop-day.ts'

/** Most texts stored; beyond that the oldest and rarest are deleted. */
export const MAX_MISSES = 5000
/** Most searches waiting for a later purchase. */
const MAX_WAITING = 20_000

export const insertMiss = async (
  database: Database,
  asked: string,
  { accountId, clientId }: { accountId: number | null; clientId: string | null },
): Promise<void> => {
  await database.query({
    name: 'misses.note',
    text: `with gone as (
             delete from search_miss where asked in (
               select asked from search_miss order by last_on, times
                limit greatest(0, (select count(*) from search_miss) - $2::integer + 1))
           ), noted as (
             insert into search_miss (asked, first_on, last_on) values ($1, ${shopToday}, ${shopToday})
             on conflict (asked) do update set times = search_miss.times + 1, last_on = excluded.last_on
             returning asked
           )
           insert into search_miss_visit (asked, account_id, client)
           select asked, $3::integer,
                  case when $3::integer is null then sha256(convert_to($4::text, 'UTF8')) end
             from noted
            where ($3::integer is not null or $4::text is not null)
              and (select count(*) from search_miss_visit) < $5::integer
           on conflict do nothing`,
    values: [asked, MAX_MISSES, accountId, clientId, MAX_WAITING],
  })
}

/** Purchases count within this time after the search; then the person's data are deleted. */
const WINDOW = `interval '1 day'`
/** A basket or order with more lines says nothing about one search. */
const MAX_LINES = 200

/**
 * Counts what visitors with searches older than a day have since ordered or put into their baskets, and deletes
 * those searches. An anonymous browser counts as the account that has signed in there since, if it is only one.
 */
export const countPurchases = async (database: Database): Promise<void> => {
  await database.query({
    name: 'misses.count-taken',
    text: `with due as (
             delete from search_miss_visit where asked_at <= now() - ${WINDOW}
             returning asked, account_id, client, asked_at
           ), signed as (
             select account_id, sha256(convert_to(client_id, 'UTF8')) as client, created_at from token_family
              where created_at > (select min(asked_at) from due)
           ), known as (
             select asked, asked_at, coalesce(account_id, (
                      select min(signed.account_id) from signed
                       where signed.client = due.client
                         and signed.created_at between due.asked_at and due.asked_at + ${WINDOW}
                      having count(distinct signed.account_id) = 1)) as account_id
               from due
           ), taken as (
             select known.asked, known.account_id, line.product_id, true as is_ordered
               from known
               join orders on orders.account_id = known.account_id and orders.status <> 'CANCELLED'
                and orders.created_at between known.asked_at and known.asked_at + ${WINDOW}
               join order_line line on line.order_id = orders.id
              where orders.line_count <= $1
             union all
             select known.asked, known.account_id, line.product_id, false
               from known
               join basket on basket.account_id = known.account_id
               join basket_line line on line.basket_id = basket.id
                and line.added_at between known.asked_at and known.asked_at + ${WINDOW}
              where (select count(*) from basket_line where basket_id = basket.id) <= $1
           ), counted as (
             select asked, account_id, product_id, bool_or(is_ordered) as is_ordered
               from taken group by asked, account_id, product_id
           )
           insert into search_miss_taken as kept (asked, product_id, ordered, in_basket, last_on)
           select asked, product_id, count(*) filter (where is_ordered), count(*) filter (where not is_ordered), ${shopToday}
             from counted join product on product.id = product_id
            group by asked, product_id
           on conflict (asked, product_id) do update
             set ordered = kept.ordered + excluded.ordered, in_basket = kept.in_basket + excluded.in_basket,
                 last_on = excluded.last_on`,
    values: [MAX_LINES],
  })
}

export const deleteOldPurchases = async (database: Database, days: number): Promise<void> => {
  await database.query({
    name: 'misses.forget-taken',
    text: `delete from search_miss_taken where last_on < ${shopToday} - $1::integer`,
    values: [days],
  })
}

/** Products shown per text. */
const SHOWN = 3

export const selectMisses = async (
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: SearchMiss[]; total: number }> => {
  const [items, counted] = await Promise.all([
    database.query<SearchMiss>({
      name: 'misses.page',
      text: `select miss.asked, times, first_on::text as "firstOn", last_on::text as "lastOn",
                    coalesce(goods.taken, '[]') as taken
               from (select * from search_miss order by times desc, asked limit $1 offset $2) miss
               left join lateral (
                 select jsonb_agg(jsonb_build_object('slug', slug, 'name', name, 'article', article,
                                  'ordered', ordered, 'inBasket', in_basket)) as taken
                   from (select product.slug, product.name, product.article, kept.ordered, kept.in_basket
                           from search_miss_taken kept join product on product.id = kept.product_id
                          where kept.asked = miss.asked and product.is_active
                          order by kept.ordered desc, kept.in_basket desc, product.name limit $3) first
               ) goods on true
              order by times desc, miss.asked`,
      values: [limit, offset, SHOWN],
    }),
    database.query<{ total: number }>({
      name: 'misses.count',
      text: 'select count(*)::integer as total from search_miss',
      values: [],
    }),
  ])
  return { items, total: theRow(counted).total }
}
