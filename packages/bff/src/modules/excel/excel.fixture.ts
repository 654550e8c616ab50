import type { ExcelAdd, ExcelCheck } from '@isp/contract'
import type { Answer } from '../auth/people.fixture.ts'
import type { BuyersShop, Visitor } from '../basket/buyers.fixture.ts'

export const sendFile = (
  visitor: Visitor,
  content: Buffer | string,
  name = 'заказ.xlsx',
  fields: Record<string, string> = {},
) => visitor.call('checkExcel', { form: { file: { name, content }, fields } })

/** The rows of a check, in the form in which an import takes them. */
export const rowsOf = ({ body }: Answer): ExcelCheck['rows'] => body.rows

export const addRow = (row: number, article: string, quantity: number | string | null) => ({
  row,
  cell: `A${row}`,
  article,
  quantity,
})

/** Runs all steps of an import (§4); returns the last answer, or the first refusal. */
export const runImport = async (
  visitor: Visitor,
  body: { action: 'clear' | 'merge'; rows: readonly object[]; importId?: string },
): Promise<ExcelAdd> => {
  for (let step = 1; ; step += 1) {
    const answer = await visitor.call('addExcel', { body: { ...body, step } })
    if (answer.status !== 200 || answer.body.finish) return answer.body
  }
}

export const linesOf = async (visitor: Visitor): Promise<[number, number][]> =>
  (await visitor.call('basket')).body.in_basket.map(
    ({ productId, quantityOrdered }: { productId: number; quantityOrdered: number }) => [
      productId,
      quantityOrdered,
    ],
  )

/** Inserts `count` goods with ids from 1001 on and articles T-1, T-2 … */
export const insertGoods = async ({ pool }: BuyersShop, count: number): Promise<void> => {
  await pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 1000 + n, 'good-' || n, 3, 'T-' || n, 'Товар ' || n from generate_series(1, $1::int) n`,
    [count],
  )
  await pool.query(
    `insert into price (product_id, price_type_id, amount)
     select 1000 + n, 1, 100 + n from generate_series(1, $1::int) n`,
    [count],
  )
}
