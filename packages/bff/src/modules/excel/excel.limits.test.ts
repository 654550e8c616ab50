import { randomUUID } from 'node:crypto'
import { MAX_BASKET_LINES } from '@isp/contract/limits'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { addRow, insertGoods, linesOf, rowsOf, runImport, sendFile } from './excel.fixture.ts'
import { tableOf } from './tables.fixture.ts'

/** D47, issue 15: imports of the largest files, and other requests at the same time. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await insertGoods(shop, MAX_BASKET_LINES + 2)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate basket, orders, excel_import cascade'))

const rowsFrom = (first: number, count: number, quantity = 1) =>
  Array.from({ length: count }, (_, at) => addRow(at + 2, `T-${first + at}`, quantity))

describe('D47: десять тысяч строк', () => {
  test('файл прочитан, все строки в корзине; ещё одна — ошибка строки, корзина цела', async () => {
    const file = tableOf([
      ['Артикул', 'Количество'],
      ...rowsFrom(1, MAX_BASKET_LINES).map(({ article, quantity }) => [article, quantity]),
    ])
    const checked = await sendFile(buyer, file)
    expect(checked.body).toMatchObject({ failed: 0, columns: { article: 'A', quantity: 'B' } })
    const importId = randomUUID()
    await runImport(buyer, { action: 'clear', rows: rowsOf(checked), importId })
    const small = async () => (await buyer.call('smallBasket')).body.count
    expect(await small()).toBe(MAX_BASKET_LINES)
    await shop.pool.query(
      'delete from basket_line where product_id = (select max(product_id) from basket_line)',
    )
    const { errors } = await runImport(buyer, {
      action: 'merge',
      rows: [...rowsFrom(MAX_BASKET_LINES + 1, 2), addRow(4, 'T-1', 4)],
    })
    expect(errors).toMatchObject([
      { row: 3, cell: 'A3', message: expect.stringMatching(/^Корзина\sзаполнена/) },
    ])
    expect(await small()).toBe(MAX_BASKET_LINES)
  })

  test('пока большой файл читается, другие покупают', async () => {
    const file = tableOf([
      ['Артикул', 'Количество'],
      ...rowsFrom(1, MAX_BASKET_LINES).map(({ article, quantity }) => [article, quantity]),
    ])
    const manager = await shop.visitor('manager')
    let isChecked = false
    const checking = sendFile(buyer, file).finally(() => {
      isChecked = true
    })
    expect((await manager.add(2, 1)).status).toBe(200)
    expect(isChecked).toBe(false)
    expect((await checking).body.failed).toBe(0)
  })
})

describe('загрузка и то, что случилось посреди неё', () => {
  const begin = async (action: 'clear' | 'merge') => {
    const importId = randomUUID()
    const add = (step: number) =>
      buyer.call('addExcel', {
        body: {
          action: step === 1 ? action : 'merge',
          importId,
          step,
          ...(step === 1 && { rows: rowsFrom(1, 1500) }),
        },
      })
    await add(1)
    return { next: () => add(2), cancel: () => buyer.call('cancelExcel', { body: { importId } }) }
  }
  const merge = () =>
    buyer.call('mergeBasket', {
      body: {
        action: 'merge',
        mergeId: randomUUID(),
        items: [
          { productId: 2, quantityOrdered: 1 },
          { productId: 1001, quantityOrdered: 1 },
        ],
      },
    })

  test('вход с полной корзиной: слияния и шаги сразу — ничего не потеряно и не удвоено', async () => {
    const { next } = await begin('clear')
    const answers = await Promise.all([merge(), next(), merge(), merge()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const lines = new Map(await linesOf(buyer))
    expect([lines.size, lines.get(2), lines.get(1001), lines.get(2500)]).toEqual([1501, 3, 4, 1])
  })

  test('заказ посреди загрузки: он — из того, что уже есть, остальное приходит потом', async () => {
    const { next } = await begin('clear')
    const { total } = (await buyer.call('smallBasket')).body
    const [order, step] = await Promise.all([buyer.order(total), next()])
    expect(step.body).toMatchObject({ finish: true, errors: [] })
    const lines = await linesOf(buyer)
    // if the order came first, the basket has only the second step's lines; else the total has changed and the order fails
    expect([order.status, lines.length]).toEqual(order.status === 200 ? [200, 500] : [409, 1500])
    const { rows } = await shop.pool.query('select count(*)::int as count from order_line')
    expect(rows[0].count).toBe(order.status === 200 ? 1000 : 0)
  })

  test('отмена после заказа не кладёт заказанное обратно', async () => {
    await buyer.add(2, 3)
    const { cancel } = await begin('clear')
    const { total } = (await buyer.call('smallBasket')).body
    expect((await buyer.order(total)).status).toBe(200)
    expect((await cancel()).status).toBe(200)
    expect(await linesOf(buyer)).toEqual([[2, 3]])
  })
})
