import type { Page } from 'playwright/test'
import { linkFor } from '../fixtures/letters.ts'
import { enterAs } from '../fixtures/people.ts'
import { register, tellName } from '../fixtures/registered.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const EMAIL = 'from-accounting@example.com'
const COMPANY = 'ООО «Пришла из учёта»'
const PRODUCT = 'Сверло из учётной системы 5,5 мм'
const DAY = '2026-11-20'

const post = async (key: string, call: string, sent: object) => {
  const answer = await fetch(`${shop.origin}/bff/api/exchange/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const body = await answer.json()
  if (!answer.ok) throw new Error(`${call}: ${answer.status} ${JSON.stringify(body)}`)
  return body
}

/** Records of the accounting system: how each of them ended. */
const sender =
  (key: string) =>
  async (call: string, ...records: object[]): Promise<string[]> =>
    (await post(key, call, { records })).results.map(({ outcome }: { outcome: string }) => outcome)

/** The person of the letter gets an account and becomes a member. */
const accept = async (page: Page) => {
  const main = page.getByRole('main')
  await page.goto(await linkFor(EMAIL))
  await untilHydrated(page)
  await expect(main.getByText(COMPANY)).toBeVisible()
  await main.getByRole('link', { name: 'Создать кабинет' }).click()
  await register(page, EMAIL)
  await main.getByRole('button', { name: 'Принять приглашение' }).click()
  await tellName(page, 'Учётова', 'Мария')
  await expect(main.getByRole('link', { name: COMPANY })).toBeVisible()
}

/** @returns its number */
const order = async (page: Page): Promise<string> => {
  const main = page.getByRole('main')
  await page.goto(`/search/${encodeURIComponent('УЧЁТ-55')}/`)
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/checkout/')
  await untilHydrated(page)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await main.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  const title = main.getByRole('heading', { level: 1, name: /^Заказ №/ })
  return (await title.textContent())?.replace(/^Заказ №\s/, '') ?? ''
}

/** On the staff's page: an accounting system with a key, which is shown once. */
const makeKey = async (page: Page): Promise<string> => {
  const main = page.getByRole('main')
  await enterAs(page, 'admin@example.com')
  await page.goto('/cabinet/staff/exchange/accounts/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'Новая учётная система' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Имя источника/ }).fill('journey')
  await dialog.getByRole('textbox', { name: /^Название/ }).fill('Учёт из сценария')
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(dialog).toBeHidden()
  await main.getByRole('button', { name: 'Новый ключ' }).click()
  return dialog.getByRole('textbox', { name: 'Ключ' }).inputValue()
}

test('§7.5: компания из ничего одним JSON — контрагент, договор, вид цены, цены, менеджер, пользователь → заказ → отгрузка → УПД в её кабинете → акт сверки', async ({
  page,
  browser,
  contextOptions,
}) => {
  const key = await makeKey(page)
  const send = sender(key)
  // what refers comes first: it waits for what it refers to
  const price = { product: 'g', priceType: 'pt', price: '1250,40' }
  const agreement = { id: 'a', company: 'c', name: 'Договор № 1', priceType: 'pt' }
  const company = { id: 'c', name: COMPANY, inn: '9999000052', kpp: '999901001', managers: ['m'] }
  expect(await send('prices/import', price)).toEqual(['waiting'])
  expect(await send('agreements/import', agreement)).toEqual(['waiting'])
  expect(await send('companies/import', company)).toEqual(['waiting'])
  expect(await send('price-types/import', { id: 'pt', name: 'Договорная' })).toEqual(['created'])
  expect(await send('managers/import', { id: 'm', email: 'sales@example.com' })).toEqual([
    'created',
  ])
  await send('sections/import', { id: 's', name: 'Из учёта' })
  const product = { id: 'g', name: PRODUCT, article: 'УЧЁТ-55', section: 's', unit: 'шт' }
  expect(await send('products/import', { ...product, vatRate: 22 })).toEqual(['created'])
  await send('warehouses/import', { id: 'w', name: 'Учётный склад', city: 'Казань' })
  await send('rests/import', { product: 'g', warehouse: 'w', quantity: 50 })
  const user = { id: 'u', email: EMAIL, companies: [{ company: 'c', role: 'buyer' }] }
  expect(await send('users/import', user)).toEqual(['created'])

  const own = await browser.newContext({ ...contextOptions })
  const hers = await own.newPage()
  const main = hers.getByRole('main')
  await accept(hers)
  const number = await order(hers)
  const address = hers.url()
  await expect(main.getByText(/1\s250,40/).first()).toBeVisible()

  await send('order-statuses/import', { id: 'st', name: 'Отгружен полностью', status: 'SHIPPED' })
  const shipment = { id: 'sh', date: DAY, lines: [{ product: 'g', quantity: 1 }] }
  expect(
    await send('orders/import', { id: 'o', number, status: 'st', shipments: [shipment] }),
  ).toEqual(['created'])
  await post(key, 'papers/json', {
    ...{ id: 'p', order: 'o', kind: 'upd', number: '15', date: DAY },
    file: { name: 'УПД 15.pdf', content: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') },
  })
  await send('settlements/import', {
    ...{ id: 'rec', company: 'c', agreement: 'a', from: '2026-11-01', to: '2026-11-30' },
    ...{ opening: 0, closing: '1250.40' },
    lines: [{ date: DAY, paper: 'УПД № 15', debit: '1250.40', order: 'o' }],
  })

  await hers.goto(address)
  await untilHydrated(hers)
  await expect(main.locator('[aria-current="step"]')).toHaveText(/^Отгружен/)
  await hers.goto('/cabinet/papers/')
  await untilHydrated(hers)
  await expect(main.getByText(/УПД № 15/).first()).toBeVisible()
  await hers.goto('/cabinet/settlements/')
  await untilHydrated(hers)
  await expect(main.getByText(/1\s250,40/).first()).toBeVisible()
  await own.close()
})
