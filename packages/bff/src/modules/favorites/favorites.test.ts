import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let buyer: Visitor
let colleague: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  colleague = await shop.visitor('employee')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate favorite_list cascade'))

const add = (id: number, visitor = buyer) => visitor.call('addToFavorites', { params: { id } })
const read = async (visitor = buyer) => (await visitor.call('favorites')).body
const newList = (name: string, visitor = buyer) =>
  visitor.call('createFavoriteList', { body: { name } })
const move = (productIds: number[], listId: number, visitor = buyer) =>
  visitor.call('moveFavorites', { body: { productIds, listId } })
const placesOf = async (visitor = buyer) => {
  const { lists, items } = await read(visitor)
  const nameOf = new Map(lists.map(({ id, name }: { id: number; name: string }) => [id, name]))
  return items.map(({ productId, listId }: { productId: number; listId: number }) => [
    productId,
    nameOf.get(listId),
  ])
}

describe('избранное (§7.3): отказы', () => {
  test('без входа избранного нет', async () => {
    const refused = { status: 401, body: { code: 'UNAUTHENTICATED' } }
    expect(await shop.call('favorites')).toMatchObject(refused)
    expect(await shop.call('addToFavorites', { params: { id: 1 } })).toMatchObject(refused)
    expect(await shop.call('clearFavorites')).toMatchObject(refused)
    expect(await shop.call('exportFavorites')).toMatchObject(refused)
  })

  test('неизвестный и снятый с продажи товар не отмечается', async () => {
    for (const id of [999, 4]) {
      expect(await add(id)).toMatchObject({ status: 404, body: { code: 'PRODUCT_NOT_FOUND' } })
    }
  })

  test('чужой список не переименовать, не удалить и товар в него не положить', async () => {
    const { body } = await newList('Чужой', colleague)
    const missing = { status: 404, body: { code: 'FAVORITE_LIST_NOT_FOUND' } }
    const params = { id: body.id }
    expect(await move([1], body.id)).toMatchObject(missing)
    expect(await buyer.call('deleteFavoriteList', { params })).toMatchObject(missing)
    const rename = await buyer.call('renameFavoriteList', { params, body: { name: 'Мой' } })
    expect(rename).toMatchObject(missing)
    expect((await read(colleague)).lists[1].name).toBe('Чужой')
  })

  test('имя занято, в каком бы регистре его ни набрали; пустое и лишнее — у поля', async () => {
    await newList('Цех 2')
    expect(await newList(' цех  2 ')).toMatchObject({
      status: 409,
      body: { code: 'FAVORITE_LIST_EXISTS', fields: [{ path: 'name' }] },
    })
    expect((await newList(' ')).body.fields).toMatchObject([{ path: 'name', code: 'REQUIRED' }])
    expect((await newList('Ф'.repeat(61))).status).toBe(400)
    expect((await newList('Цех 2', colleague)).status).toBe(200)
  })

  test('списков не больше двадцати, основной не удаляется', async () => {
    for (let n = 2; n <= 20; n += 1) expect((await newList(`Список ${n}`)).status).toBe(200)
    expect((await newList('Ещё один')).body.code).toBe('FAVORITE_LISTS_FULL')
    const [main] = (await read()).lists
    expect(main).toMatchObject({ name: 'Избранное', isMain: true })
    expect(await buyer.call('deleteFavoriteList', { params: { id: main.id } })).toMatchObject({
      status: 409,
      body: { code: 'FAVORITE_LIST_MAIN' },
    })
  })

  test('пятьсот первый товар не отмечается, и об этом сказано', async () => {
    await shop.pool.query(
      `insert into product (id, slug, section_id, article, name)
       select 1000 + n, 'many-' || n, 3, 'M-' || n, 'Сверло ' || n from generate_series(1, 500) n`,
    )
    const productIds = Array.from({ length: 500 }, (_, at) => 1001 + at)
    const merged = await buyer.call('mergeFavorites', { body: { productIds } })
    expect(merged.body.productIds).toHaveLength(500)
    expect((await add(1)).body.code).toBe('FAVORITES_FULL')
    const [main] = (await read()).lists
    expect((await move([1], main.id)).body.code).toBe('FAVORITES_FULL')
    expect((await move([1500], main.id)).status).toBe(200)
    await shop.pool.query('delete from product where id > 1000')
  })
})

describe('избранное (§7.3)', () => {
  test('отмеченное позже — первым, по ценам своего договора; снятое с продажи видно и остаётся', async () => {
    await add(2)
    await add(1)
    await shop.pool.query('update product set is_active = false where id = 2')
    const { items } = await read()
    expect(items).toMatchObject([
      { productId: 1, product: { price: { amount: 10_000, priceType: 'partner' } } },
      { productId: 2, name: 'Сверло 10 мм', product: null },
    ])
    await shop.pool.query('update product set is_active = true where id = 2')
    expect((await read(colleague)).items).toEqual([])
  })

  test('товар стоит в одном списке: перенос его не удваивает, отметка места не меняет', async () => {
    await add(1)
    const { body: list } = await newList('Цех 2')
    expect(list).toMatchObject({ name: 'Цех 2', isMain: false, count: 0 })
    await move([1, 2, 999], list.id)
    expect((await add(1)).body.productIds.toSorted()).toEqual([1, 2])
    expect(await placesOf()).toEqual([
      [2, 'Цех 2'],
      [1, 'Цех 2'],
    ])
  })

  test('товары удалённого списка переходят в основной', async () => {
    const { body: list } = await newList('Цех 2')
    await move([1, 2], list.id)
    const deleted = await buyer.call('deleteFavoriteList', { params: { id: list.id } })
    expect(deleted.body).toEqual({ moved: 2 })
    expect((await placesOf()).map(([, name]: [number, string]) => name)).toEqual([
      'Избранное',
      'Избранное',
    ])
  })

  test('список переименован, даже если сменился только регистр', async () => {
    const { body: list } = await newList('цех 2')
    const renamed = await buyer.call('renameFavoriteList', {
      params: { id: list.id },
      body: { name: 'Цех 2' },
    })
    expect(renamed.body).toMatchObject({ id: list.id, name: 'Цех 2' })
  })

  test('две первые отметки сразу — один основной список', async () => {
    await Promise.all([add(1), add(2), add(3)])
    expect((await read()).lists).toMatchObject([{ name: 'Избранное', count: 3 }])
  })

  test('одно убрано, потом всё: списки остаются, у коллеги ничего не пропало', async () => {
    await newList('Цех 2')
    for (const visitor of [buyer, colleague]) await add(1, visitor)
    await add(2)
    const removed = await buyer.call('removeFromFavorites', { params: { id: 1 } })
    expect(removed.body.productIds).toEqual([2])
    expect((await buyer.call('clearFavorites')).body.productIds).toEqual([])
    expect((await read()).lists).toHaveLength(2)
    expect((await colleague.call('favoriteIds')).body.productIds).toEqual([1])
  })

  test('в Excel лист на каждый список с товарами', async () => {
    const { body: list } = await newList('Цех 2')
    await move([1], list.id)
    const answer = await buyer.call('exportFavorites')
    expect(answer.headers['content-type']).toContain('spreadsheetml')
    expect(answer.headers['cache-control']).toContain('no-store')
  })
})
