import type { Pool } from 'pg'
import { orderNumberOf } from '../../modules/order/order-names.service.ts'

/** Inserts orders of one company, a line of two pieces at 1 ₽ each. @returns their numbers */
export const insertBenchOrders = async (pool: Pool, count: number): Promise<string[]> => {
  await pool.query(
    `with company as (
       insert into company (name, inn, kpp, status) values ('ООО «Резец»', '6230000001', '623001001', 'ACTIVE') returning id
     ), account as (
       insert into account (login, password_hash, first_name, last_name, patronymic, status)
       values ('bench@example.com', '', 'Анна', 'Иванова', '', 'ACTIVE') returning id
     )
     insert into company_member (company_id, account_id, role) select company.id, account.id, 'manager' from company, account`,
  )
  const numbers = Array.from({ length: count }, (_value, at) => orderNumberOf(at + 1))
  await pool.query(
    `with made as (
       insert into orders (number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
         delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
       select number, account_id, company_id, 'NEW', 'ООО «Резец»', '6230000001', 'Договор', 'Иванова Анна', 'pickup', 'Самовывоз',
              'Анна', '+7 491 200-00-00', 'bench@example.com', 200, 36, 1
         from unnest($1::text[]) number, company_member returning id
     )
     insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
     select made.id, 0, product.id, product.name, product.article, 'шт', 2, 0, 100, 200, 22, 36
       from made, (select id, name, article from product where is_active order by id limit 1) product`,
    [numbers],
  )
  return numbers
}
