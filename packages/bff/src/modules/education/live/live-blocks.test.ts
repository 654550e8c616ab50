import type { TextBlock } from '@isp/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../../kernel/database.ts'
import { openShop, type Shop } from '../../auth/people.fixture.ts'
import { readMarkdown } from '../markdown.index.ts'
import { createLiveBlocks } from './live-blocks.service.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.pool.query(`
    delete from warehouse;
    insert into warehouse (code, name, city, sort)
    values ('a', 'Главный', 'Пермь', 1), ('b', 'Второй', 'Пермь', 2), ('c', 'Третий', 'Омск', 3);
    update delivery_method set is_active = code = 'pickup'`)
})
afterAll(() => shop.close())

const counted = {
  ...{ goods: 12_345, stock: 700, brands: 8, sections: 3 },
  stockByWarehouse: new Map([['a', 600]]),
}
const filled = (source: string, figures: typeof counted | null = counted): Promise<TextBlock[]> =>
  createLiveBlocks({
    database: databaseOf(shop.pool),
    catalog: { figures: () => Promise.resolve(figures) },
  })(readMarkdown(source).blocks)

test('числа в тексте — те, что в магазине сейчас', async () => {
  const [figures] = await filled('::figures\n- Товаров **{goods}**\n- Городов **{cities}**')
  expect(figures).toMatchObject({
    items: [expect.stringMatching(/^Товаров 12\s345$/), 'Городов 2'],
    lines: [
      [{ text: 'Товаров ' }, { isStrong: true }],
      [{ text: 'Городов ' }, { text: '2' }],
    ],
  })
})

test('чего магазин сейчас не знает, того он не выдумывает: строка пропущена, остальные на месте', async () => {
  const source = '::figures\n- Товаров **{goods}**\n- Складов **{warehouses}**\n- Цена **0 ₽**'
  expect(await filled(source, null)).toMatchObject([{ items: ['Складов 3', 'Цена 0 ₽'] }])
  expect(await filled('::figures\n- Товаров **{goods}**', null)).toEqual([])
})

test('склады и способы получения — из данных, выключенного способа нет', async () => {
  const [warehouses, delivery] = await filled('::warehouses\n\n::delivery{title="Как забрать"}')
  expect(warehouses).toMatchObject({
    text: 'Склады магазина',
    head: ['Склад', 'Город', 'Позиций в наличии'],
    rows: [
      ['Главный', 'Пермь', '600'],
      ['Второй', 'Пермь', '0'],
      ['Третий', 'Омск', '0'],
    ],
  })
  expect(delivery).toMatchObject({
    text: 'Как забрать',
    rows: [['Самовывоз со склада', expect.stringContaining('Бесплатно'), 'не нужен']],
  })
  const [unknown] = await filled('::warehouses', null)
  expect(unknown?.rows[0]).toEqual(['Главный', 'Пермь'])
})
