import type { QuickOrderCheck } from '@isp/contract'
import { QUICK_ORDER_MAX_LINES, QUICK_ORDER_MAX_TEXT } from '@isp/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  await shop.pool.query(
    `insert into product (id, slug, section_id, article, name)
     values (70, 'dear', 3, 'Q-70', 'Без цены'), (71, 'twin', 3, 'W-71', 'Один'), (72, 'other-twin', 3, 'W/71', 'Другой'),
            (73, 'none-left', 3, 'N-73', 'Сверло 8'), (74, 'analogue', 3, 'N-74', 'Сверло 9')`,
  )
  await shop.pool.query(
    `insert into price (product_id, price_type_id, amount)
     values (71, 1, 1), (72, 1, 1), (73, 1, 700), (74, 1, 800)`,
  )
  await shop.pool.query(
    `insert into stock (product_id, warehouse_id, quantity) select 74, min(id), 5 from warehouse`,
  )
  await shop.pool.query(
    'insert into product_analogue (product_id, analogue_id, sort) values (4, 2, 1), (73, 74, 1)',
  )
})
afterAll(() => shop.close())

const check = (text: string) => shop.call('checkQuickOrder', { body: { text } })
const linesOf = async (text: string): Promise<QuickOrderCheck['lines']> =>
  (await check(text)).body.lines

describe('быстрый заказ: отказы', () => {
  test.each([
    ['пусто', { text: '' }],
    ['ничего', {}],
    ['не текст', { text: 5 }],
    ['лишнее поле', { text: 'A/10', price: 1 }],
    ['знаков больше предела', { text: 'A'.repeat(QUICK_ORDER_MAX_TEXT + 1) }],
  ])('%s', async (_, body) => {
    expect(await shop.call('checkQuickOrder', { body })).toMatchObject({
      status: 400,
      body: { code: 'REQUEST_INVALID' },
    })
  })

  test('501 строка: названо поле и предел, 500 — принято', async () => {
    const lines = (count: number) => Array.from({ length: count }, () => 'A/10 1').join('\n')
    expect(await check(lines(QUICK_ORDER_MAX_LINES + 1))).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'text', code: 'TOO_MANY', params: { max: 500 } }] },
    })
    expect(await linesOf(lines(QUICK_ORDER_MAX_LINES))).toHaveLength(500)
  })
})

describe('быстрый заказ: что понято', () => {
  test('без входа — по базовой цене, с картинкой, остатком и количеством по кратности', async () => {
    expect(await linesOf('2301-0054, 3 шт')).toMatchObject([
      {
        line: 1,
        text: '2301-0054, 3 шт',
        state: 'understood',
        article: '2301-0054',
        quantity: 3,
        isQuantitySaid: true,
        quantityOrdered: 10,
        product: { id: 1, name: 'Сверло 8,5 мм', available: 12, unit: 'шт', multiplicity: 5 },
        reason: null,
        notes: [expect.stringMatching(/10\sшт/)],
      },
    ])
  })

  test('цена — того, кто спрашивает', async () => {
    const [own] = (await buyer.call('checkQuickOrder', { body: { text: '2301-0054 10' } })).body
      .lines
    const [base] = await linesOf('2301-0054 10')
    const card = async (call: Visitor['call'] | BuyersShop['call']) =>
      (await call('productCards', { body: { ids: [1] } })).body.items[0].price.amount
    expect(own.product.price).toBe(await card(buyer.call))
    expect(base?.product?.price).toBe(await card(shop.call))
    expect(own.product.price).not.toBe(base?.product?.price)
  })

  test('артикул выбирает каталог: среди слов строки он один такой', async () => {
    const lines = await linesOf(
      'Деталь 1020-30 для станка A/10 2 шт\n5 шт; 23010054; Сверло 9999-11\n1) а-10 х7',
    )
    expect(lines.map(({ product, quantity }) => [product?.id, quantity])).toEqual([
      [2, 2],
      [1, 5],
      [2, 7],
    ])
  })

  test('число из названия найденного товара — не количество, другое — количество', async () => {
    const lines = await linesOf('N-73 Сверло 8\nN-73 Сверло 5')
    expect(lines.map(({ quantity, isQuantitySaid }) => [quantity, isQuantitySaid])).toEqual([
      [1, false],
      [5, true],
    ])
  })

  test('количество не сказано: одно, и об этом сказано', async () => {
    const [line] = await linesOf('A/10')
    expect(line).toMatchObject({ quantity: 1, isQuantitySaid: false })
    expect(line?.notes).toHaveLength(1)
  })

  test('повтор товара назван строкой, в которой он стоит', async () => {
    const lines = await linesOf('A/10 1\n\nA10 2')
    expect(lines.map(({ line, notes }) => [line, notes])).toEqual([
      [1, []],
      [3, [expect.stringMatching(/строке\s1/)]],
    ])
  })

  test('чего заказать нельзя: товар известен, о количестве спрошено', async () => {
    const lines = await linesOf(
      'A/10\t0\nA/10\t1,5\nA/10\t9999999\nA/10 10-15 шт\nA/10 2 коробки\nA/10 1,5 млн шт',
    )
    expect(
      lines.map(({ state, quantity, quantityOrdered, reason }) => [
        state,
        quantity,
        quantityOrdered,
        reason?.code,
      ]),
    ).toEqual([
      ['unclear', null, null, 'QUANTITY_TOO_SMALL'],
      ['unclear', null, null, 'QUANTITY_NOT_WHOLE'],
      ['unclear', null, null, 'QUANTITY_TOO_BIG'],
      ['unclear', null, null, 'QUANTITY_RANGE'],
      ['unclear', null, null, 'UNIT_OTHER'],
      ['unclear', null, null, 'QUANTITY_TOO_BIG'],
    ])
    expect(lines[4]?.reason?.message).toMatch(/«шт»/)
  })

  test('D68: товаров в строке несколько — строк столько же, номер у них один', async () => {
    const lines = await linesOf('A/10 5 шт и 2301-0054 10 шт\n2301-0054, A/10 по 20 шт')
    expect(
      lines.map(({ line, state, product, quantity }) => [line, state, product?.id, quantity]),
    ).toEqual([
      [1, 'understood', 2, 5],
      [1, 'understood', 1, 10],
      [2, 'understood', 1, 20],
      [2, 'understood', 2, 20],
    ])
  })

  test('D68: у одного количество сказано, у другого нет — о втором спрошено', async () => {
    const lines = await linesOf('A/10, 2301-0054 10 шт')
    expect(lines.map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['unclear', 'NO_QUANTITY'],
      ['understood', undefined],
    ])
  })

  test('D68: что в строке не понято, показано, и сама она не понята', async () => {
    const lines = await linesOf(
      'A/10 5 шт не нужно\nA/10 5 шт, Z-999 10 шт\n2301-0054 сверло 8,5 мм 10 шт',
    )
    expect(
      lines.map(({ state, quantity, quantityOrdered, unused }) => [
        state,
        quantity,
        quantityOrdered,
        unused,
      ]),
    ).toEqual([
      ['unclear', 5, null, 'не нужно'],
      ['unclear', 5, null, 'Z-999 10 шт'],
      ['understood', 10, 10, ''],
    ])
    expect(lines[1]?.reason).toEqual({
      code: 'LEFT_OVER',
      message: expect.stringContaining('«Z-999'),
    })
  })
})

describe('быстрый заказ: штрихкоды', () => {
  const set = (id: number, ...codes: string[]) =>
    shop.pool.query('update product set bar_codes = $2 where id = $1', [id, codes])

  test('по GTIN товар понят, как по артикулу: набран, вставлен из таблицы, прочитан из «Честного знака»', async () => {
    await set(2, '04006381333931')
    const lines = await linesOf(
      '4006381333931 2 шт\n4 006381 333931; 3\n04006381333931\t4\n010400638133393121abcDE12\t5',
    )
    expect(lines.map(({ state, product, quantity }) => [state, product?.id, quantity])).toEqual([
      ['understood', 2, 2],
      ['understood', 2, 3],
      ['understood', 2, 4],
      ['understood', 2, 5],
    ])
  })

  test('артикул и штрихкод одного товара — один товар; у двух товаров один GTIN — на выбор', async () => {
    await shop.pool.query(`update product set article = '4006381333931' where id = 2`)
    expect(await linesOf('4006381333931 2')).toMatchObject([
      { state: 'understood', product: { id: 2 } },
    ])
    await set(74, '04006381333931')
    const [line] = await linesOf('4006381333931 2')
    expect(line).toMatchObject({ state: 'ambiguous', product: null })
    expect(line?.candidates.map(({ id }) => id)).toEqual([2, 74])
    await shop.pool.query(`update product set article = 'A/10' where id = 2`)
    await set(74)
  })

  test('внутренний код находит товар, но уступает артикулу другого', async () => {
    await set(74, 'ИНВ77', 'A10')
    const lines = await linesOf('инв-77 2\nA/10 3')
    expect(lines.map(({ product }) => product?.id)).toEqual([74, 2])
    await set(74)
  })
})

describe('быстрый заказ: из чего выбрать', () => {
  test('несколько товаров под одним артикулом: все они, количество наготове', async () => {
    const [line] = await linesOf('W71 4')
    expect(line).toMatchObject({ state: 'ambiguous', product: null, quantity: 4 })
    expect(line?.candidates.map(({ id }) => id)).toEqual([71, 72])
  })

  test('снятый с продажи — его аналоги; ничего похожего на артикул — похожие по словам', async () => {
    const lines = await linesOf('G-1 2\nСверло 8,5 мм 3 шт\nнет-такого-99 1')
    expect(lines.map(({ state, reason }) => [state, reason?.code])).toEqual([
      ['unknown', 'GONE'],
      ['unknown', 'NOT_FOUND'],
      ['unknown', 'NOT_FOUND'],
    ])
    expect(lines[0]?.candidates.map(({ id }) => id)).toEqual([2])
    expect(lines[1]?.candidates.map(({ id }) => id)).toContain(1)
    expect(lines[1]?.quantity).toBe(3)
  })

  test('задача 14: вместо снятого с продажи первым назван тот, которым его заменил производитель', async () => {
    await shop.pool.query(
      'insert into product_replacement (product_id, replacement_id) values (4, 71)',
    )
    const [line] = await linesOf('G-1 2')
    expect(line?.candidates.map(({ id }) => id)).toEqual([71, 2])
    await shop.pool.query('delete from product_replacement')
  })

  test('товар без цены не понят как заказанный', async () => {
    expect(await linesOf('Q-70 1')).toMatchObject([
      { state: 'unknown', quantityOrdered: null, reason: { code: 'NO_PRICE' } },
    ])
  })

  test('товара нет на складе: он понят, рядом — аналог, который есть', async () => {
    const [line] = await linesOf('N-73 2')
    expect(line).toMatchObject({ state: 'understood', quantityOrdered: 2 })
    expect(line?.candidates.map(({ id }) => id)).toEqual([74])
  })

  test('HTML остаётся текстом', async () => {
    const [line] = await linesOf('<img src=x onerror=alert(1)> A/10 2')
    expect(line).toMatchObject({ text: '<img src=x onerror=alert(1)> A/10 2', product: { id: 2 } })
  })
})
