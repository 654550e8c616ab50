import { demoSellerFile } from '@isp/demo-data'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import type { Paper } from '../../papers/paper.ts'
import { createPapers } from '../../papers/papers.ts'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'
import { createDocuments } from './document.service.ts'
import { createInvoices } from './invoice/invoice.service.ts'
import { openSeller } from './seller/open-seller.ts'

/** The number of documents that may wait for the one drawing thread. */
const MOST = 40

let shop: BuyersShop
const papers = createPapers()
beforeAll(async () => {
  shop = await openBuyersShop()
})
afterAll(async () => {
  await papers.close()
  await shop.close()
})

const register = async () =>
  (await shop.pool.query('select number, line_count as lines from quotation order by number')).rows

test('задача 15: кого отослали из-за очереди, тот номера не взял; следующий получает первый', async () => {
  const buyer = await shop.visitor('buyer')
  await buyer.add(1, 10)
  const basket = (await buyer.call('basketV2')).body
  const seller = await openSeller(demoSellerFile)
  const documents = createDocuments({
    database: databaseOf(shop.pool),
    baskets: { read: async () => basket, present: async () => basket },
    invoices: createInvoices(transactionsOf(shop.pool)),
    papers,
    seller,
    now: () => new Date('2026-11-23T09:00:00Z'),
  })
  const offer = () =>
    documents.itemsQuotation({ account: null, company: null, agreement: null }, [])
  const { promise: held, reject: giveUp } = Promise.withResolvers<Paper>()
  const waiting = Array.from({ length: MOST }, () =>
    expect(papers.draw(() => held)).rejects.toThrow('given up'),
  )
  await expect(offer()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect(await register()).toEqual([])
  giveUp(new Error('given up'))
  await Promise.all(waiting)
  expect((await offer()).name).toContain('№ 2026-000001')
  expect(await register()).toEqual([{ number: 1, lines: 1 }])
})
