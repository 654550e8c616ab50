import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { demoSellerFile } from '@isp/demo-data'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { askPaper, readCode, readText } from './document.fixture.ts'

/** Products at 22, 10 and 0 per cent on price offer and invoice, for both meanings of zero. */
type Means = 'exempt' | 'zero'
type Opened = { shop: BuyersShop; buyer: Visitor }

const open = async (zeroRateMeans: Means): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'rates-'))
  for (const name of ['stamp.png', 'director.png', 'accountant.png']) {
    await copyFile(join(dirname(demoSellerFile), name), join(folder, name))
  }
  const seller = JSON.parse(await readFile(demoSellerFile, 'utf8'))
  const sellerFile = join(folder, 'seller.json')
  await writeFile(sellerFile, JSON.stringify({ ...seller, zeroRateMeans }))
  const shop = await openBuyersShop({ sellerFile })
  await shop.pool.query('update product set vat_rate = 10 where id = 2')
  await shop.pool.query('update product set vat_rate = 0 where id = 3')
  return { shop, buyer: await shop.visitor('buyer') }
}

const shops = new Map<Means, Opened>()
beforeAll(async () => {
  for (const means of ['exempt', 'zero'] as const) shops.set(means, await open(means))
})
afterAll(() => Promise.all([...shops.values()].map(({ shop }) => shop.close())))

const opened = (means: Means): Opened => {
  const known = shops.get(means)
  if (!known) throw new Error(means)
  return known
}

/** The price offer of these products, and the invoice of an order for them. */
const papersOf = async (
  means: Means,
  goods: readonly (readonly [id: number, pieces: number])[],
) => {
  const { shop, buyer } = opened(means)
  await buyer.call('clearBasket')
  for (const [id, pieces] of goods) await buyer.add(id, pieces)
  const quotation = await askPaper(shop, buyer, 'basketQuotation')
  const { total } = (await buyer.call('smallBasket')).body
  const { id } = (await buyer.order(total)).body
  const invoice = await askPaper(shop, buyer, 'orderInvoice', { id })
  expect([quotation.status, invoice.status]).toEqual([200, 200])
  return {
    quotation: await readText(quotation.bytes),
    invoice: await readText(invoice.bytes),
    code: await readCode(invoice.bytes),
  }
}

const mixed = [
  [1, 10],
  [2, 1],
  [3, 1],
] as const
const atNought = [[3, 2]] as const

describe('задача 15, D51: ставки НДС на предложении и на счёте', () => {
  test('22, 10 и без НДС: от большей ставки, без НДС — последним и без суммы налога', async () => {
    const { quotation, invoice, code } = await papersOf('exempt', mixed)
    for (const text of [quotation, invoice]) {
      expect(text).toMatch(
        /Итого: 2 049,99 В том числе НДС 22 % с суммы 1 000,00: 180,33 В том числе НДС 10 % с суммы 999,99: 90,91 Без НДС с суммы 50,00: — Всего/,
      )
      expect(text).toMatch(/50,00 без НДС 50,00/i)
      expect(text).not.toMatch(/(?<!\d)0 %/)
    }
    expect(quotation).toContain('Всего: 2 049,99')
    expect(invoice).toContain('Всего к оплате: 2 049,99')
    expect(code).toContain('В т.ч. НДС 22%, 10% - 271.24 руб.')
  })

  test('22, 10 и ставка 0 %: нулевая — такая же ставка, с налогом в ноль', async () => {
    const { quotation, invoice, code } = await papersOf('zero', mixed)
    for (const text of [quotation, invoice]) {
      expect(text).toMatch(
        /НДС 22 % с суммы 1 000,00: 180,33 В том числе НДС 10 % с суммы 999,99: 90,91 В том числе НДС 0 % с суммы 50,00: 0,00 Всего/,
      )
      expect(text).toContain('50,00 0 % 50,00')
      expect(text).not.toMatch(/без НДС/i)
    }
    expect(code).toContain('В т.ч. НДС 22%, 10%, 0% - 271.24 руб.')
  })

  test('всё без НДС: налога нет ни в одной строке итога, и банку сказано то же', async () => {
    const { quotation, invoice, code } = await papersOf('exempt', atNought)
    for (const text of [quotation, invoice]) {
      expect(text).toMatch(/Итого: 100,00 Без НДС с суммы 100,00: — Всего/)
      expect(text).not.toContain('В том числе НДС')
    }
    expect(code).toMatch(/\. Без НДС(\||$)/)
    expect(code).not.toContain('%')
  })

  test('всё по ставке 0 %: ставка названа, налог — ноль', async () => {
    const { quotation, invoice, code } = await papersOf('zero', atNought)
    for (const text of [quotation, invoice]) {
      expect(text).toMatch(/Итого: 100,00 В том числе НДС 0 % с суммы 100,00: 0,00 Всего/)
    }
    expect(code).toContain('В т.ч. НДС 0% - 0.00 руб.')
  })
})
