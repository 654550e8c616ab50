import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicablePriceOf } from '../../trade/applicable-price.sql.ts'

let scratch: TestDatabase
beforeAll(async () => {
  scratch = await createTestDatabase()
})
afterAll(() => scratch.drop())

test('функции цены становятся частью запроса: PostgreSQL не вызывает их для каждого товара', async () => {
  const { rows } = await scratch.pool.query(
    `explain (verbose, format json)
     select line_sum(price_at(fitting_quantity(5, min_order_quantity, multiplicity), price.amount,
                              price.step_quantities, price.step_amounts), 5),
            own_price_type('ACTIVE', price_type_id, null)
       from product ${applicablePriceOf('1')} where product.id = any ('{1,2,3}')`,
  )
  const plan = JSON.stringify(rows[0]['QUERY PLAN'])
  expect(plan).toContain('"Index Name":"price_pkey"')
  expect(plan).not.toMatch(
    /Function (Scan|Name)|\b(applicable_price|served_price_types|price_at|line_sum|fitting_quantity|own_price_type)\(/,
  )
})
