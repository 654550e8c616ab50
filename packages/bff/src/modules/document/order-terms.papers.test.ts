import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { askPaper, readCode, readText } from './document.fixture.ts'

/** §7.4: data given by the buyer with the order appear on its documents. */
let shop: BuyersShop
let buyer: Visitor
beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
afterEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const branch = {
  name: 'Казанский филиал',
  inn: '5260000019',
  kpp: '165545001',
  address: 'Казань, 5',
}
const payer = { name: 'ИП Орлов', inn: '500100732259', kpp: '', address: 'Тула, 1' }
const stateContract = '1724187312391412241000005'
const orderOf = async (said: object): Promise<number> => {
  await buyer.add(1, 10)
  return (await buyer.order(100_000, said)).body.id
}
const paper = async (id: number, kind: 'orderInvoice' | 'orderConfirmation') =>
  (await askPaper(shop, buyer, kind, { id })).bytes

test('счёт: грузополучатель, плательщик, свой номер и ИГК впереди назначения платежа, и в коде для банка', async () => {
  const id = await orderOf({ consignee: branch, payer, ownNumber: 'ЗП-77', stateContract })
  const bytes = await paper(id, 'orderInvoice')
  const text = await readText(bytes)
  for (const part of [
    'Грузополучатель Казанский филиал, ИНН 5260000019, КПП 165545001, Казань, 5',
    'Плательщик ИП Орлов, ИНН 500100732259, Тула, 1',
    'Ваш номер заказа ЗП-77',
    `ИГК ${stateContract}. Оплата по счёту №`,
  ]) {
    expect(text).toContain(part)
  }
  expect(await readCode(bytes)).toContain(`|Purpose=ИГК ${stateContract}. Оплата по счёту № `)
})

test('счёт, где обо всём этом не сказано: ни строки лишней', async () => {
  const text = await readText(await paper(await orderOf({}), 'orderInvoice'))
  for (const word of ['Грузополучатель', 'Плательщик', 'Ваш номер заказа', 'ИГК']) {
    expect(text).not.toContain(word)
  }
})

test('подтверждение заказа: всё, о чём договорились', async () => {
  const attorney = { number: '17', date: '2026-11-02', person: 'Орлов Пётр Ильич' }
  const said = { consignee: branch, payer, ownNumber: 'ЗП-77', stateContract, attorney }
  const id = await orderOf({ ...said, shipping: 'whole' })
  const text = await readText(await paper(id, 'orderConfirmation'))
  for (const part of [
    'Ваш номер заказа ЗП-77',
    'Казанский филиал, ИНН 5260000019, КПП 165545001',
    'ИП Орлов, ИНН 500100732259',
    '№ 17 от 2 ноября 2026, Орлов Пётр Ильич',
    'всё сразу, когда соберём',
    stateContract,
  ]) {
    expect(text).toContain(part)
  }
})
