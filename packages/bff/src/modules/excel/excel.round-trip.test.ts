import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pick, type Random, randomOf } from '../../kernel/random.fixture.ts'
import type { Visitor } from '../basket/buyers.fixture.ts'
import { type OrdersShop, openOrdersShop } from '../order/changes/order-changes.fixture.ts'
import { rowsOf, runImport, sendFile } from './excel.fixture.ts'

type Item = { productId: number; quantityOrdered: number; comment: string }

let shop: OrdersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openOrdersShop()
  buyer = shop.buyer
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     select 1000 + n, 'twin-' || n, 3, case when n <= 4 then 'T-1' else 'T-' || n end, 'Близнец ' || n
       from generate_series(1, 12) n`,
  )
  await shop.pool.query(
    `insert into price (product_id, price_type_id, amount) select 1000 + n, 1, 100 + n from generate_series(1, 12) n`,
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const linesNow = async (): Promise<Item[]> =>
  (await buyer.call('basket')).body.in_basket.map(
    ({ productId, quantityOrdered, comment }: Item) => ({ productId, quantityOrdered, comment }),
  )

/** The answer with its bytes unchanged: reading it as text would corrupt the ZIP. */
const fetchFile = async (path: string, body?: object): Promise<Buffer> => {
  const answer = await shop.app.inject({
    method: body ? 'POST' : 'GET',
    url: `/bff/api/sale/${path}`,
    headers: { ...(body ? {} : buyer.headers), 'accept-encoding': 'identity' },
    ...(body ? { payload: body } : {}),
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

/** Checks and imports a file as the page does, into an emptied basket; returns the basket's lines. */
const importBack = async (content: Buffer): Promise<Item[]> => {
  await buyer.call('clearBasket')
  const checked = await sendFile(buyer, content)
  expect(checked.body.failed).toBe(0)
  const rows = rowsOf(checked)
  expect(await runImport(buyer, { action: 'clear', rows })).toMatchObject({ errors: [] })
  return linesNow()
}

const fill = async (items: readonly Item[]): Promise<void> => {
  await buyer.call('clearBasket')
  expect((await buyer.call('addToBasket', { body: { items } })).status).toBe(200)
}

const twins: Item[] = [
  { productId: 1003, quantityOrdered: 2, comment: 'В цех 4, станок «ДИП-300»' },
  { productId: 1001, quantityOrdered: 7, comment: '=1+1' },
  { productId: 1, quantityOrdered: 10, comment: '' },
]

const comments = [
  '',
  '',
  '=1+1',
  '<b>&"',
  '1e5',
  '05.10.2026',
  '+7 (831) 200',
  "'кавычка",
  'ё'.repeat(180),
]

const anyBasket = (random: Random): Item[] =>
  Array.from({ length: 12 }, (_, at) => at + 1001)
    .map((productId) => ({ productId, by: random(1000) }))
    .toSorted((one, other) => one.by - other.by)
    .slice(0, 1 + random(12))
    .map(({ productId }) => ({
      productId,
      quantityOrdered: 1 + random(5000),
      comment: pick(random, comments) ?? '',
    }))

describe('§4: выгруженный файл загружается обратно в ту же корзину', () => {
  test('случайные корзины: строки, их порядок, количества и комментарии те же, одинаковые артикулы различимы', async () => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const items = anyBasket(randomOf(seed))
      await fill(items)
      expect(await linesNow()).toEqual(items)
      expect(await importBack(await fetchFile('basket/v2/excel-export'))).toEqual(items)
    }
  })

  test('корзина без входа', async () => {
    expect(await importBack(await fetchFile('basket/v2/excel-export', { items: twins }))).toEqual(
      twins,
    )
  })

  test('черновик', async () => {
    const { body } = await buyer.call('createDraft', { body: { name: 'Цех', items: twins } })
    expect(await importBack(await fetchFile(`v2/basket/draft/${body.id}/excel-export`))).toEqual(
      twins,
    )
  })

  test('заказ', async () => {
    await fill(twins)
    const total = (await buyer.call('basket')).body.total
    const { body } = await buyer.order(total)
    expect(await importBack(await fetchFile(`order/${body.id}/excel-export`))).toEqual(twins)
  })

  test('строка «по запросу» названа с причиной: в корзину без цены не положить (D30)', async () => {
    await fill(twins)
    await shop.pool.query('delete from price where product_id = 1003')
    const rows = rowsOf(await sendFile(buyer, await fetchFile('basket/v2/excel-export')))
    await shop.pool.query(
      'insert into price (product_id, price_type_id, amount) values (1003, 1, 103)',
    )
    expect(rows.map(({ code, reason }) => [code, reason?.code])).toEqual([
      [1003, 'NO_PRICE'],
      [1001, undefined],
      [1, undefined],
    ])
  })
})

describe('§4: код на портале выбирает, но не спорит с артикулом', () => {
  const add = (row: object) =>
    runImport(buyer, { action: 'clear', rows: [{ row: 2, quantity: 1, ...row }] })

  test('артикул исправили, а код остался: заказан артикул', async () => {
    await add({ article: 'T-7', code: 1001 })
    expect(await linesNow()).toMatchObject([{ productId: 1007 }])
  })

  test('код товара, которого среди таких артикулов нет, ничего не решает', async () => {
    const { errors } = await add({ article: 'T-1', code: 1007 })
    expect(errors).toHaveLength(1)
    expect(await linesNow()).toEqual([])
  })

  test('собственный номер компании совпал с чужим артикулом: выгруженный товар остаётся собой', async () => {
    await shop.pool.query(
      `insert into company_product (company_id, product_id, number) values (1, 1009, 'T-8')`,
    )
    await fill([{ productId: 1008, quantityOrdered: 1, comment: '' }])
    const back = await importBack(await fetchFile('basket/v2/excel-export'))
    await shop.pool.query('delete from company_product')
    expect(back).toMatchObject([{ productId: 1008 }])
  })

  test('комментарий длиннее 180 знаков отклонён целиком, лишних полей нет', async () => {
    for (const row of [{ comment: 'я'.repeat(181) }, { code: 0 }, { price: 1 }]) {
      const rows = [{ row: 2, article: 'T-7', quantity: 1, ...row }]
      const { status } = await buyer.call('addExcel', { body: { action: 'clear', step: 1, rows } })
      expect(status).toBe(400)
    }
  })
})
