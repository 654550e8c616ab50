import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate comparison_item'))

type Cell = string | number | null

/**
 * Rows of each sheet, by sheet name. Uses a real request, because injected answers are read as text, which breaks a
 * ZIP.
 */
const download = async (query = '', headers: Record<string, string> = {}) => {
  const url = `/bff/api/catalog/comparison/excel-export${query}`
  const answer = await shop.app.inject({ url, headers })
  const { Sheets, SheetNames } = read(answer.rawPayload)
  return Object.fromEntries(
    SheetNames.map((name) => [
      name,
      utils.sheet_to_json<Cell[]>(Sheets[name] ?? {}, { header: 1, defval: null }),
    ]),
  )
}
const rowOf = (rows: Cell[][] | undefined, label: string) =>
  rows?.find(([first]) => first === label)?.slice(1)

describe('§7.3: что стоит в таблице сравнения', () => {
  test('лист на раздел, товары колонками в порядке списка, цены своего договора', async () => {
    for (const id of [2, 3, 1]) await buyer.call('addToComparison', { params: { id } })
    const sheets = await download('', buyer.headers)
    expect(Object.keys(sheets)).toEqual(['Свёрла по металлу', 'Свёрла'])
    const { 'Свёрла по металлу': drills, Свёрла: rest } = sheets
    expect(drills?.[0]).toEqual(['Характеристика', 'Сверло 10 мм', 'Сверло 8,5 мм'])
    expect(rowOf(drills, 'Артикул')).toEqual(['A/10', '2301-0054'])
    expect(rowOf(drills, 'Бренд')).toEqual(['Альфа', 'Фрезер'])
    expect(rowOf(drills, 'Цена с НДС, ₽')?.[1]).toBe(100)
    expect(rowOf(rest, 'Артикул')).toEqual(['K-1'])
  })

  test('характеристика, которая есть хотя бы у одного, стоит строкой с единицей; «нет» — словом', async () => {
    const drills = (await download('?productIds=2,1'))['Свёрла по металлу']
    expect(rowOf(drills, 'Диаметр, мм')).toEqual([null, 8.5])
    expect(rowOf(drills, 'Твердосплавное')).toEqual([null, 'нет'])
    expect(rowOf(drills, 'Страница товара')?.[1]).toMatch(/^https?:\/\/.+\/product\/sverlo-8-5\/$/)
  })

  test('без входа — названные товары по базовой цене; вошедшему названные важнее своих', async () => {
    await buyer.call('addToComparison', { params: { id: 3 } })
    const anonymous = await download('?productIds=1,999')
    expect(Object.keys(anonymous)).toEqual(['Свёрла по металлу'])
    expect(rowOf(anonymous['Свёрла по металлу'], 'Цена с НДС, ₽')).toEqual([122])
    expect(Object.keys(await download('?productIds=1', buyer.headers))).toEqual([
      'Свёрла по металлу',
    ])
  })
})
