import { type DemoDraft, demoDrafts } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Creates drafts of the demo people. Skips anyone who has a draft, even a deleted one, so later changes are kept. */
export const loadDrafts = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ login: string }>(
    'select distinct login from account join draft on draft.account_id = account.id',
  )
  const owners = new Set(rows.map(({ login }) => login))
  for (const draft of demoDrafts) if (!owners.has(draft.login)) await insertDraft(pool, draft)
}

/** One statement, so that a draft without its lines is never visible. */
const insertDraft = async (
  pool: Pool,
  { login, company, name, note, daysAgo, lines }: DemoDraft,
): Promise<void> => {
  await pool.query(
    `with made as (
       insert into draft (account_id, company_id, name, note, created_at, updated_at)
       select account.id, company.id, $3, $4, now() - make_interval(days => $5), now() - make_interval(days => $5)
         from account left join company on company.name = $2
        where account.login = $1 and ($2::text is null or company.id is not null)
       returning id
     ), goods as (
       select id, name, min_order_quantity, multiplicity, row_number() over (order by id) as at, count(*) over () as total
         from product where is_active
     )
     insert into draft_line (draft_id, product_id, name, quantity)
     select made.id, goods.id, goods.name, fitting_quantity(line.quantity, min_order_quantity, multiplicity)
       from made, unnest($6::integer[], $7::integer[]) with ordinality as line (at, quantity, place)
       join goods on goods.at = line.at % goods.total + 1
      order by line.place
     on conflict do nothing`,
    [
      login,
      company,
      name,
      note,
      daysAgo,
      lines.map(([place]) => place),
      lines.map(([, quantity]) => quantity),
    ],
  )
}
