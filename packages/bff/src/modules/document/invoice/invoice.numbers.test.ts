import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { demoSellerFile } from '@isp/demo-data'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { transactionsOf } from '../../../kernel/transaction.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../../basket/buyers.fixture.ts'
import { askPaper } from '../document.fixture.ts'
import { openSeller } from '../seller/open-seller.ts'
import { createInvoices } from './invoice.service.ts'

/** Invoice numbers have no gaps and no duplicates under concurrency and failures. */
let shop: BuyersShop
let buyer: Visitor

beforeAll(async () => {
  shop = await openBuyersShop()
  buyer = await shop.visitor('buyer')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate invoice_counter'))
afterEach(() => shop.pool.query('truncate basket, orders, mail_outbox, idempotency_key cascade'))

const orderOf = async (who = buyer): Promise<number> => {
  await who.add(2, 1)
  return (await who.order(99_999)).body.id
}
const numbers = async (): Promise<number[]> => {
  const { rows } = await shop.pool.query('select number from invoice order by number')
  return rows.map(({ number }) => number)
}
const upTo = (last: number) => Array.from({ length: last }, (_none, at) => at + 1)

/** Without drawing the document, which is serial anyway: only the numbering is concurrent. */
const issueAll = async (orderIds: readonly number[]) => {
  const { seller } = await openSeller(demoSellerFile)
  const invoices = createInvoices(transactionsOf(shop.pool))
  const manager = { accountId: 1, companyId: 1 }
  return Promise.all(orderIds.map((id) => invoices.issue(seller, manager, id)))
}

test('20 заказов сразу — 20 номеров подряд', async () => {
  const id = await orderOf()
  const { rows } = await shop.pool.query(
    `insert into orders (number, account_id, company_id, status, company_name, company_inn, agreement_name, author,
       delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count)
     select number || '-' || n, account_id, company_id, status, company_name, company_inn, agreement_name, author,
       delivery_code, delivery_name, contact_name, contact_phone, contact_email, total, vat_total, line_count
       from orders, generate_series(2, 20) n where orders.id = $1 returning id`,
    [id],
  )
  const issued = await issueAll([id, ...rows.map((row) => row.id)])
  expect(new Set(issued.map(({ number }) => number)).size).toBe(20)
  expect(await numbers()).toEqual(upTo(20))
})

test('20 раз сразу об одном заказе — один счёт', async () => {
  const id = await orderOf()
  const issued = await issueAll(upTo(20).map(() => id))
  expect(new Set(issued.map((invoice) => invoice.id)).size).toBe(1)
  expect(await numbers()).toEqual([1])
})

test('отказ базы после взятого номера номер возвращает', async () => {
  const [one, two] = [await orderOf(), await orderOf()]
  await shop.pool.query('alter table invoice add constraint broken check (number <> 1)')
  expect((await askPaper(shop, buyer, 'orderInvoice', { id: one })).status).toBe(500)
  await shop.pool.query('alter table invoice drop constraint broken')
  await askPaper(shop, buyer, 'orderInvoice', { id: two })
  await askPaper(shop, buyer, 'orderInvoice', { id: one })
  expect(await numbers()).toEqual([1, 2])
})

test('соединение убито между номером и записью: повтор получает тот же номер', async () => {
  const id = await orderOf()
  const holder = await shop.pool.connect()
  await holder.query('begin; lock table invoice in share mode')
  const asked = askPaper(shop, buyer, 'orderInvoice', { id })
  // a connection other than the lock holder's: inside its transaction pg_stat_activity would not change
  const kill = async (): Promise<void> => {
    const { rowCount } = await shop.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into invoice (%'`,
    )
    if (rowCount === 0) await kill()
  }
  await kill()
  expect((await asked).status).toBe(503)
  await holder.query('rollback')
  holder.release()
  expect(await numbers()).toEqual([])
  expect((await askPaper(shop, buyer, 'orderInvoice', { id })).status).toBe(200)
  expect(await numbers()).toEqual([1])
})

test('бумага не нарисовалась: номер остаётся за заказом, следующая попытка отдаёт тот же счёт', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seller-'))
  const seller = JSON.parse(await readFile(demoSellerFile, 'utf8'))
  for (const name of ['stamp.png', 'director.png', 'accountant.png']) {
    const isBroken = name === 'stamp.png'
    const content = isBroken ? 'no picture' : await readFile(join(dirname(demoSellerFile), name))
    await writeFile(join(folder, name), content)
  }
  await writeFile(join(folder, 'seller.json'), JSON.stringify(seller))
  const torn = await openBuyersShop({ sellerFile: join(folder, 'seller.json') })
  const visitor = await torn.visitor('buyer')
  await visitor.add(2, 1)
  const { id } = (await visitor.order(99_999)).body
  expect((await askPaper(torn, visitor, 'orderInvoice', { id })).status).toBe(500)
  expect((await askPaper(torn, visitor, 'orderInvoice', { id })).status).toBe(500)
  const { rows } = await torn.pool.query('select number, order_id as "orderId" from invoice')
  expect(rows).toEqual([{ number: 1, orderId: id }])
  await torn.close()
})
