import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { insertOrders } from '../history/orders.fixture.ts'
import { askPaper, readText } from './document.fixture.ts'

const OWN_FILE = 'f2000000-0000-4000-8000-000000000001'
const COLLEAGUES_FILE = 'f2000000-0000-4000-8000-000000000002'
const FOREIGN_FILE = 'f2000000-0000-4000-8000-000000000003'

/** «Альфа» is company 1: its manager is account 1, its buyer account 2; «Бета» is company 2. */
let shop: BuyersShop
let buyer: Visitor
let manager: Visitor
let blobFolder: string
beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-papers-'))
  shop = await openBuyersShop({ blobFolder })
  buyer = await shop.visitor('buyer')
  manager = await shop.visitor('manager')
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1], daysAgo: 40 },
    { id: 2, company: 1, account: 2, products: [2] },
    { id: 3, company: 1, account: 1, products: [3] },
    { id: 4, company: 1, account: 2, products: [3], status: 'CANCELLED' },
    { id: 5, company: 1, account: 2, products: [3], status: 'CANCELLED' },
    { id: 6, company: 2, account: 6, products: [3] },
  ])
  for (const [id, order, account] of [
    [OWN_FILE, 5, 2],
    [COLLEAGUES_FILE, 3, 1],
    [FOREIGN_FILE, 6, 6],
  ]) {
    await shop.pool.query(
      `insert into file (id, account_id, purpose, name, size, media_type, sha256, blob, attached_at)
       values ($1, $2, 'order', 'письмо.pdf', 4, 'application/pdf', 'x', gen_random_uuid(), now())`,
      [id, account],
    )
    await shop.pool.query(`insert into order_file values ($1, 0, $2, 'письмо.pdf', 4)`, [order, id])
  }
  await askPaper(shop, buyer, 'orderInvoice', { id: 2 })
})
afterAll(async () => {
  await shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})

type Row = { order: { id: number } }
const list = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.call('papers', { query })).body
const ids = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await list(visitor, query)).items.map(({ order }: Row) => order.id)

describe('бумаги заказов, список', () => {
  test('§6: без входа и без компании — отказ', async () => {
    expect(await shop.call('papers')).toMatchObject({ status: 401 })
    const newcomer = await shop.visitor('newcomer', {})
    expect(await newcomer.call('papers')).toMatchObject({ status: 409 })
    const stranger = await shop.visitor('buyer', { company: companies.beta })
    expect(await stranger.call('papers')).toMatchObject({ status: 403 })
  })

  const wrong: Record<string, string>[] = [
    { from: '26.11.2026' },
    { from: '2026-02-30' },
    { to: '0000-01-01' },
    { kind: 'bill' },
    { pageSize: '7' },
  ]
  test.each(wrong)('§7.4: %j — отказ у поля', async (query) => {
    expect(await buyer.call('papers', { query })).toMatchObject({ status: 400 })
  })

  test('§6: покупатель видит бумаги своих заказов, руководитель — компании; у отменённого только файлы', async () => {
    expect(await ids(buyer)).toEqual([5, 2, 1])
    expect(await ids(manager)).toEqual([5, 3, 2, 1])
    const { items } = await list(buyer)
    expect(items[0]).toMatchObject({
      ...{ invoice: null, mayAskInvoice: false, hasConfirmation: false },
      files: [{ id: OWN_FILE, name: 'письмо.pdf', size: 4 }],
    })
    expect(items[1]).toMatchObject({
      invoice: { number: expect.stringMatching(/^\d{4}-000001$/) },
      ...{ mayAskInvoice: false, hasConfirmation: true, files: [] },
    })
    expect(items[2]).toMatchObject({ invoice: null, mayAskInvoice: true })
  })

  test('§7.4: по номеру, по дням и по виду', async () => {
    const day = (ago: number) =>
      new Date(Date.now() - ago * 86_400_000).toLocaleDateString('sv-SE', {
        timeZone: 'Europe/Moscow',
      })
    expect(await ids(manager, { q: 'исп-3' })).toEqual([3])
    expect(await ids(manager, { to: day(40) })).toEqual([1])
    expect(await ids(manager, { from: day(40), to: day(2) })).toEqual([1])
    expect(await ids(manager, { from: day(39) })).toEqual([5, 3, 2])
    expect(await ids(manager, { kind: 'invoice' })).toEqual([2])
    expect(await ids(manager, { kind: 'confirmation' })).toEqual([3, 2, 1])
    expect(await ids(manager, { kind: 'file' })).toEqual([5, 3])
    expect(await list(manager, { page: '2' })).toMatchObject({ code: 'PAGE_NOT_FOUND' })
  })

  test('D43: без договора счетов не видно и не просят', async () => {
    const { headers } = buyer
    await shop.pool.query(`update company set status = 'MODERATION' where id = 1`)
    const { items } = (await shop.call('papers', { headers })).body
    await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
    for (const item of items) expect(item).toMatchObject({ invoice: null, mayAskInvoice: false })
  })
})

describe('бумаги заказов, архив', () => {
  test.each([
    ['ничего', {}],
    ['больше пятидесяти', { confirmations: Array.from({ length: 51 }, (_, at) => at + 1) }],
    [
      'больше пятидесяти вместе',
      {
        invoices: Array.from({ length: 30 }, (_, at) => at + 1),
        confirmations: Array.from({ length: 30 }, (_, at) => at + 1),
      },
    ],
    ['одно дважды', { confirmations: [1, 1] }],
    ['не номер файла', { files: ['../x'] }],
  ])('§7.4: %s — отказ', async (_what, body) => {
    expect(await buyer.call('papersArchive', { body })).toMatchObject({ status: 400 })
  })

  test.each([
    ['заказ другой компании', 'manager', { confirmations: [1, 6] }],
    ['счёт другой компании', 'manager', { invoices: [6] }],
    ['файл другой компании', 'manager', { files: [OWN_FILE, FOREIGN_FILE] }],
    ['заказ коллеги', 'buyer', { confirmations: [3] }],
    ['файл коллеги', 'buyer', { files: [COLLEAGUES_FILE] }],
    ['отменённый заказ', 'buyer', { confirmations: [4] }],
    ['не выставленный счёт', 'buyer', { invoices: [1] }],
  ] as const)('§6: %s — архива нет', async (_what, person, body) => {
    const { rowCount } = await shop.pool.query('select from invoice')
    const visitor = await shop.visitor(person)
    const { status, body: answer } = await visitor.call('papersArchive', { body })
    expect([status, answer.code]).toEqual([404, 'PAPER_NOT_FOUND'])
    expect(await shop.pool.query('select from invoice')).toMatchObject({ rowCount })
  })

  test('§7.4: счёт, каким его выставили, и подтверждения — одним архивом', async () => {
    const asked = { invoices: [2], confirmations: [2, 1] }
    const { status, type, name, bytes } = await askPaper(shop, buyer, 'papersArchive', asked)
    expect([status, type]).toEqual([200, 'application/zip'])
    expect(name).toMatch(/^Документы \d\d\.\d\d\.\d{4}\.zip$/)
    const entries = Object.entries(unzipSync(bytes))
    expect(entries.map(([entry]) => entry)).toEqual([
      expect.stringMatching(/^Счёт № \d{4}-000001 от .+\.pdf$/),
      'Подтверждение заказа ИСП-2.pdf',
      'Подтверждение заказа ИСП-1.pdf',
    ])
    const [invoice] = entries.map(([, content]) => Buffer.from(content))
    expect(await readText(invoice as Buffer)).toContain('Счёт на оплату № ')
  })
})
