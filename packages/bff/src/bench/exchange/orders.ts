import type { Pool } from 'pg'
import { orderNumberOf } from '../../modules/order/order-names.service.ts'
import { buyer } from './small-export.language.ts'

/** Inserts orders of one company, a line of two pieces at 1 ₽ each. @returns their numbers */
export const insertBenchOrders = async (pool: Pool, count: number): Promise<string[]> => {
  const { company, inn, kpp, firstName, lastName, agreement, delivery, unit } = buyer
  await pool.query(
    `with company as (
       insert into company (name, inn, kpp, status) values ($1, $2, $3, 'ACTIVE') returning id
     ), account as (
       insert into account (login, password_hash, first_name, last_name, patronymic, status)
       values ('bench@example.com', '', $4, $5, '', 'ACTIVE') returning id
     )
     insert into company_member (company_id, account_id, role) select company.id, account.id, 'manager' from company, account`,
    [company, inn, kpp, firstName, lastName],
  )
  const numbers = Array.from({ length: count }, (_value, at) => orderNumberOf(at + 1))
  await pool.query(
    `with made as (
       insert into orders (number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
         delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
       select number, account_id, company_id, 'NEW', $2, $3, $4, $5, 'pickup', $6, $5, '+7 491 200-00-00', 'bench@example.com',
              200, 36, 1
         from unnest($1::text[]) number, company_member returning id
     )
     insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
     select made.id, 0, product.id, product.name, product.article, $7, 2, 0, 100, 200, 22, 36
       from made, (select id, name, article from product where is_active order by id limit 1) product`,
    [numbers, company, inn, agreement, firstName, delivery, unit],
  )
  return numbers
}
