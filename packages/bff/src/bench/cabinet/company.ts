import type { Pool } from 'pg'

const LINES = 5
/** Number of different products that the company orders. */
const RANGE = 3000

type Company = { login: string; orders: number; tickets: number }

/** Creates two years of orders and tickets of the bench's company, all of its one manager; earlier ones are deleted. */
export const fillCompany = async (
  pool: Pool,
  { login, orders, tickets }: Company,
): Promise<void> => {
  await pool.query(
    'truncate ticket, orders, ordered_product, statistics_month, statistics_category, statistics_change, statistics_count cascade',
  )
  await pool.query(
    `update company_member set role = 'manager' from account where account.id = account_id and login = $1`,
    [login],
  )
  await pool.query(
    `insert into orders (number, account_id, company_id, agreement_id, status, company_name, company_inn, agreement_name,
                         author, delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total,
                         line_count, created_at)
     select 'B-' || lpad(n::text, 6, '0'), account.id, company.id, agreement.id,
            case when n > $2 * 0.99 then (array['NEW', 'CONFIRMED', 'AWAITING_PAYMENT', 'ASSEMBLING', 'SHIPPED'])[1 + n % 5]
                 when n % 20 = 0 then 'CANCELLED' else 'DELIVERED' end,
            company.name, company.inn, agreement.name, 'bench', delivery.code, delivery.name, 'bench', '+7 831 200-10-20',
            login, 500000 + n * 7919 % 1000 * 100, 90164, ${LINES}, now() - make_interval(secs => ($2 - n) * 63000000.0 / $2)
       from generate_series(1, $2::int) n, account
            join company_member on company_member.account_id = account.id
            join company on company.id = company_member.company_id
            join agreement on agreement.company_id = company.id,
            (select code, name from delivery_method order by sort, code limit 1) delivery
      where login = $1`,
    [login, orders],
  )
  await pool.query(
    `with goods as (
       select id, name, article, unit, row_number() over (order by id) - 1 as place from product where is_active
        order by id limit ${RANGE}
     )
     insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, shipped, cancelled,
                             price, sum, vat_rate, vat_sum)
     select orders.id, n, goods.id, goods.name, goods.article, goods.unit, 10, 0,
            case when status in ('SHIPPED', 'DELIVERED') then 10 else 0 end, case when status = 'CANCELLED' then 10 else 0 end,
            10000, 100000, 22, 18033
       from orders cross join generate_series(0, ${LINES - 1}) n
            join goods on goods.place = (orders.id * 7 + n * 611) % ${RANGE}`,
  )
  await pool.query(
    `with made as (
       insert into ticket (key, kind, subject, status, account_id, author, company_id, order_id, created_at, updated_at,
                           waiting_since)
       select gen_random_uuid(), (array['question', 'price', 'availability', 'document', 'order'])[1 + n % 5],
              'bench ' || n, case n % 3 when 0 then 'DONE' when 1 then 'NEW' else 'WAITING_CUSTOMER' end, account.id, 'bench',
              company_member.company_id, (select id from orders where number = 'B-' || lpad(n::text, 6, '0')),
              now() - make_interval(hours => n), now() - make_interval(hours => n), null
         from generate_series(1, $2::int) n, account join company_member on company_member.account_id = account.id
        where login = $1
       returning id, account_id
     )
     insert into ticket_comment (ticket_id, key, account_id, author, is_staff, body)
     select made.id, gen_random_uuid(), account_id, 'bench', false, 'bench word ' || n || ' of ' || made.id
       from made, generate_series(1, 4) n`,
    [login, tickets],
  )
  await pool.query('vacuum analyze')
}
