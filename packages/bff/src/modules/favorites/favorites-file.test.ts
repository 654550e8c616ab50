import { read, utils } from '@e965/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(() => shop.close())

test('§7.3: в Excel — лист на каждый непустой список, своими ценами; снятое с продажи названо снятым', async () => {
  const buyer = await shop.visitor('buyer')
  for (const id of [2, 3, 1]) await buyer.call('addToFavorites', { params: { id } })
  const { body: list } = await buyer.call('createFavoriteList', { body: { name: 'Цех 2' } })
  await buyer.call('createFavoriteList', { body: { name: 'Пустой' } })
  await buyer.call('moveFavorites', { body: { productIds: [3, 1], listId: list.id } })
  await shop.pool.query('update product set is_active = false where id = 3')

  const url = '/bff/api/catalog/favorites/excel-export'
  const answer = await shop.app.inject({ url, headers: buyer.headers })
  const { Sheets, SheetNames } = read(answer.rawPayload)
  expect(SheetNames).toHaveLength(2)
  expect(SheetNames).toContain('Цех 2')
  const rowsOf = (name: string) => utils.sheet_to_json<object>(Sheets[name] ?? {})
  const main = SheetNames.find((name) => name !== 'Цех 2') ?? ''
  expect(rowsOf(main)).toMatchObject([{ Артикул: 'A/10', Бренд: 'Альфа' }])
  const placed = rowsOf('Цех 2')
  expect(placed).toHaveLength(2)
  expect(placed).toContainEqual(
    expect.objectContaining({ Артикул: '2301-0054', 'Цена с НДС, ₽': 100 }),
  )
  expect(placed).toContainEqual(
    expect.objectContaining({ Артикул: 'K-1', 'В наличии': 'снят с продажи' }),
  )
})
