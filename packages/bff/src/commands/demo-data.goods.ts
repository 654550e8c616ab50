import { randomBytes } from 'node:crypto'
import {
  type DemoFavorites,
  type DemoInvitation,
  type DemoViews,
  demoFavorites,
  demoInvitations,
  demoViews,
} from '@isp/demo-data'
import type { Pool } from 'pg'

/** SQL: demo goods numbered from 0; a number past the last starts over. */
const goods = `goods as (
  select id, row_number() over (order by id) - 1 as at, count(*) over () as total from product where is_active
)`

/**
 * Creates favourites, viewed products and invitations of the demo people (D36). Skips each kind that a person already
 * has, so later changes are kept.
 */
export const loadMarks = async (pool: Pool): Promise<void> => {
  const having = async (table: string, column: string): Promise<ReadonlySet<string>> => {
    const { rows } = await pool.query<{ login: string }>(
      `select distinct login from account join ${table} on ${column} = account.id`,
    )
    return new Set(rows.map(({ login }) => login))
  }
  const marked = await having('favorite_list', 'account_id')
  for (const list of demoFavorites) if (!marked.has(list.login)) await insertFavorites(pool, list)
  const looked = await having('viewed_product', 'account_id')
  for (const views of demoViews) if (!looked.has(views.login)) await insertViews(pool, views)
  for (const invitation of demoInvitations) await insertInvitation(pool, invitation)
  await changePrices(pool)
}

const insertFavorites = async (
  pool: Pool,
  { login, name, places }: DemoFavorites,
): Promise<void> => {
  await pool.query(
    `with ${goods}, made as (
       insert into favorite_list (account_id, name) select id, $2 from account where login = $1 returning id, account_id
     )
     insert into favorite_item (account_id, product_id, list_id, added_at)
     select made.account_id, goods.id, made.id, now() - make_interval(days => 3 * asked.n::integer)
       from made, unnest($3::integer[]) with ordinality as asked (at, n) join goods on goods.at = asked.at % total
     on conflict do nothing`,
    [login, name, places],
  )
}

const insertViews = async (pool: Pool, { login, places }: DemoViews): Promise<void> => {
  await pool.query(
    `with ${goods}
     insert into viewed_product (account_id, product_id, viewed_at)
     select account.id, goods.id, now() - make_interval(hours => 5 * asked.n::integer)
       from account, unnest($2::integer[]) with ordinality as asked (at, n) join goods on goods.at = asked.at % total
      where login = $1
     on conflict do nothing`,
    [login, places],
  )
}

/**
 * Records that some favourites cost less until yesterday. Prices themselves are not changed: the next load would reset
 * them.
 */
const changePrices = async (pool: Pool): Promise<void> => {
  await pool.query(
    `update price set previous_amount = greatest(1, amount * 92 / 100), changed_at = now() - interval '1 day'
      where changed_at is null and not exists (select from price where changed_at is not null)
        and product_id in (select product_id from favorite_item where product_id % 3 = 0
                           union select product_id from draft_line where product_id % 5 = 0)`,
  )
}

/** Nobody has the invitation's link: the invited person finds it in the cabinet. */
const insertInvitation = async (
  pool: Pool,
  { login, company, role, author }: DemoInvitation,
): Promise<void> => {
  await pool.query(
    `insert into company_invitation (company_id, email, email_key, role, token_hash, author_id, expires_at)
     select company.id, $1, lower($1), $3, $5, author.id, now() + interval '14 days'
       from company, account author
      where company.name = $2 and author.login = $4
        and not exists (select from company_invitation where email_key = lower($1) and company_id = company.id)`,
    [login, company, role, author, randomBytes(32)],
  )
}
