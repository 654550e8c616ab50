import type { BuyersShop } from '../basket/buyers.fixture.ts'

type MadeOrder = {
  id: number
  company: number
  account: number
  products: readonly number[]
  status?: string
  daysAgo?: number
  /** Stored with the order, independent of its lines. */
  lineCount?: number
  quantity?: number
  /** Kopecks per piece. */
  price?: number
}

/** Inserts orders of the past; by default every line has ten pieces at 1 ₽. */
export const insertOrders = async (
  { pool }: Pick<BuyersShop, 'pool'>,
  orders: readonly MadeOrder[],
): Promise<void> => {
  for (const { id, company, account, products, status = 'NEW', daysAgo = 1, ...said } of orders) {
    await pool.query(
      `insert into orders (id, number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
         delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count, created_at)
       values ($1, 'ИСП-' || $1::int, $2, $3, $4, 'Компания', '1', 'Договор', 'Автор', 'pickup', 'Самовывоз', 'Имя', '+7',
         'a@example.com', 1, 0, $5, now() - make_interval(days => $6))`,
      [id, account, company, status, said.lineCount ?? products.length, daysAgo],
    )
    await pool.query(
      `insert into order_line (order_id, place, product_id, name, article, unit, quantity, reserved, price, sum, vat_rate, vat_sum)
       select $1, place, id, 'Товар', 'A', 'шт', $3::integer, 0, $4::bigint, $3 * $4, 22, 180
         from unnest($2::integer[]) with ordinality as line (id, place)`,
      [id, products, said.quantity ?? 10, said.price ?? 100],
    )
  }
}
