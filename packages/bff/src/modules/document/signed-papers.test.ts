import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { demoSellerFile } from '@isp/demo-data'
import { countPictures } from '@isp/testing/papers'
import { afterAll, expect, test } from 'vitest'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'
import { askPaper, readText } from './document.fixture.ts'

const opened: BuyersShop[] = []
afterAll(() => Promise.all(opened.map((shop) => shop.close())))

type Told = { isSigned?: boolean; zeroRateMeans?: 'exempt' | 'zero' }

/** A shop of the demo seller, with or without stamp and signatures; one order of a product at a rate of zero. */
const open = async ({ isSigned = true, zeroRateMeans = 'exempt' }: Told) => {
  const folder = await mkdtemp(join(tmpdir(), 'seller-'))
  for (const name of ['stamp.png', 'director.png', 'accountant.png']) {
    await copyFile(join(dirname(demoSellerFile), name), join(folder, name))
  }
  const seller = JSON.parse(await readFile(demoSellerFile, 'utf8'))
  const bare = {
    stamp: null,
    signatories: seller.signatories.map((person: object) => ({ ...person, signature: null })),
  }
  await writeFile(
    join(folder, 'seller.json'),
    JSON.stringify({ ...seller, zeroRateMeans, ...(isSigned ? {} : bare) }),
  )
  const shop = await openBuyersShop({ sellerFile: join(folder, 'seller.json') })
  opened.push(shop)
  const buyer = await shop.visitor('buyer')
  await buyer.add(1, 10)
  const quotation = await askPaper(shop, buyer, 'basketQuotation')
  const { id } = (await buyer.order(100_000)).body
  await shop.pool.query('update order_line set vat_rate = 0, vat_sum = 0 where order_id = $1', [id])
  await shop.pool.query('update orders set vat_total = 0 where id = $1', [id])
  const confirmation = await askPaper(shop, buyer, 'orderConfirmation', { id })
  const invoice = await askPaper(shop, buyer, 'orderInvoice', { id })
  return { quotation, confirmation, invoice }
}

test('задача 15: у продавца есть печать и подписи — они на счёте, подтверждении и предложении', async () => {
  const { quotation, confirmation, invoice } = await open({})
  for (const { bytes } of [quotation, confirmation]) {
    expect(await countPictures(bytes)).toBe(3)
    expect(await readText(bytes)).not.toContain('М. П.')
  }
  // three pictures and the bank's QR code
  expect(await countPictures(invoice.bytes)).toBe(4)
})

test('задача 15: печати и подписей нет — на бумаге место для них и ни одной картинки', async () => {
  const { quotation, confirmation, invoice } = await open({ isSigned: false })
  for (const { bytes } of [quotation, confirmation]) {
    expect(await countPictures(bytes)).toBe(0)
    expect(await readText(bytes)).toMatch(/М\.\s?П\./)
  }
  expect(await countPictures(invoice.bytes)).toBe(1)
})

test('задача 15, D51: без НДС — так и сказано в строке и в итоге, ставки 0 % нет', async () => {
  const { confirmation, invoice } = await open({ zeroRateMeans: 'exempt' })
  for (const { bytes } of [confirmation, invoice]) {
    const text = await readText(bytes)
    expect(text).toMatch(/100,00 без НДС 1 000,00/i)
    expect(text).toContain('Без НДС с суммы 1 000,00: —')
    expect(text).not.toMatch(/\b0 %/)
  }
  expect(await readText(invoice.bytes)).toMatch(/НДС не облагается|Без НДС/)
})

test('задача 15, D51: ставка 0 % — это ставка: в строке, в итоге и в назначении платежа', async () => {
  const { confirmation, invoice } = await open({ zeroRateMeans: 'zero' })
  for (const { bytes } of [confirmation, invoice]) {
    const text = await readText(bytes)
    expect(text).toContain('100,00 0 % 1 000,00')
    expect(text).toContain('НДС 0 % с суммы 1 000,00: 0,00')
    expect(text).not.toContain('Без НДС с суммы')
  }
  expect(await readText(invoice.bytes)).toMatch(/НДС \(?0 ?%/)
})
