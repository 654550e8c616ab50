import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { askPaper, readText } from './document.fixture.ts'

/** «Альфа» is company 1: its manager is account 1, its buyer account 2. */
let shop: BuyersShop
let buyer: Visitor
let manager: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
  await buyer.add(1, 10)
  await askPaper(shop, buyer, 'basketQuotation')
  await manager.add(2, 10)
  await askPaper(shop, manager, 'basketQuotation')
  await askPaper(shop, { headers: {} }, 'itemsQuotation', {
    items: [{ productId: 1, quantityOrdered: 10 }],
  })
})
afterAll(() => shop.close())

type Row = { id: number; number: string; author: string }
const list = async (visitor: Visitor, query: Record<string, string> = {}): Promise<Row[]> =>
  (await visitor.call('offers', { query })).body.items
const numbers = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await list(visitor, query)).map(({ number }) => number.slice(-6))
const paper = (visitor: Visitor, id: number) => askPaper(shop, visitor, 'offer', undefined, id)

describe('коммерческие предложения компании (§7.4)', () => {
  test('§6: каждый видит свои, руководитель — все; предложение без входа не хранится', async () => {
    expect(await numbers(buyer)).toEqual(['000001'])
    expect(await numbers(manager)).toEqual(['000002', '000001'])
    expect((await list(manager))[1]).toMatchObject({
      ...{ author: expect.any(String), agreement: 'Договор 1', lineCount: 1, total: 100_000 },
    })
  })

  test('чужое и неизвестное не найдено, у другой компании список пуст', async () => {
    const [own] = await list(buyer)
    const [newest] = await list(manager)
    expect((await paper(buyer, newest?.id ?? 0)).status).toBe(404)
    expect((await paper(buyer, 999)).status).toBe(404)
    const beta = await shop.visitor('outsider', { company: companies.beta })
    expect(await numbers(beta)).toEqual([])
    expect((await paper(beta, own?.id ?? 0)).status).toBe(404)
  })

  test('по номеру, артикулу, товару и дням', async () => {
    expect(await numbers(manager, { q: '000001' })).toEqual(['000001'])
    expect(await numbers(manager, { q: '2301-0054' })).toEqual(['000001'])
    expect(await numbers(manager, { q: 'СВЕРЛО 8,5' })).toEqual(['000001'])
    expect(await numbers(manager, { q: '%' })).toEqual([])
    expect(await numbers(manager, { to: '2020-01-01' })).toEqual([])
    expect(await manager.call('offers', { query: { page: '9' } })).toMatchObject({ status: 404 })
    expect(await manager.call('offers', { query: { from: '2026-02-30' } })).toMatchObject({
      status: 400,
    })
  })

  test('та же бумага теми же словами, хотя цены и корзина уже другие', async () => {
    const [offer] = await list(buyer)
    const first = await readText((await paper(buyer, offer?.id ?? 0)).bytes)
    expect(first).toContain('2301-0054 Сверло 8,5 мм 10 шт 796 в наличии 100,00 22 % 1 000,00')
    await shop.pool.query('update price set amount = amount + 5000')
    await shop.pool.query(`update product set name = 'Сверло иное' where id = 1`)
    const again = await paper(buyer, offer?.id ?? 0)
    expect(await readText(again.bytes)).toBe(first)
    expect(again.name).toContain(offer?.number)
    await shop.pool.query('update price set amount = amount - 5000')
  })

  test('второе нажатие в тот же день о том же — то же предложение, о другом — новое', async () => {
    const once = await askPaper(shop, manager, 'basketQuotation')
    const twice = await askPaper(shop, manager, 'basketQuotation')
    expect(twice.name).toBe(once.name)
    const before = await numbers(manager)
    await manager.add(1, 20)
    await askPaper(shop, manager, 'basketQuotation')
    expect(await numbers(manager)).toHaveLength(before.length + 1)
  })

  test('несколько — архивом; чужое среди них — нет архива', async () => {
    const all = await list(manager)
    const offers = all.map(({ id }) => id)
    const answer = await askPaper(shop, manager, 'papersArchive', { offers })
    expect(Object.keys(unzipSync(answer.bytes))).toHaveLength(offers.length)
    expect((await askPaper(shop, buyer, 'papersArchive', { offers })).status).toBe(404)
  })
})
