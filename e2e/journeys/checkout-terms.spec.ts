import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const CONTRACT = '1724187312391412241000005'

/** More than any warehouse has: a part is there, the rest comes later. */
const fillBasket = async (page: Page) => {
  const main = page.getByRole('main')
  await page.goto('/catalog/sverla-c-h/?stock=now')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/basket/')
  await untilHydrated(page)
  const quantity = main.getByRole('textbox', { name: /^Количество/ }).first()
  await quantity.fill('100000')
  await quantity.press('Enter')
  await expect(main.getByText(/под заказ/i).first()).toBeVisible()
}

test('§4, D38–D39: частями, платит филиал, два файла, свой номер → заказ это показывает → видит продавец', async ({
  page,
  browser,
  contextOptions,
}) => {
  const login = 'terms@example.com'
  await createAccount(login, COMPANY, { first: 'Ирина', last: 'Условия' }, 'buyer')
  const main = page.getByRole('main')
  await enterAs(page, login)
  await fillBasket(page)

  await page.goto('/checkout/')
  await untilHydrated(page)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await main.getByRole('checkbox', { name: /^Платит/ }).check()
  const payer = main.getByRole('group', { name: 'Плательщик' })
  await payer.getByRole('textbox', { name: 'Название' }).fill('Казанский филиал')
  await payer.getByRole('textbox', { name: 'ИНН' }).fill('5260000018')
  await payer.getByRole('textbox', { name: 'Юридический адрес' }).fill('Казань, Складская, 5')
  await main.getByRole('radio', { name: /^Частями/ }).check()
  await main.getByRole('textbox', { name: /^Ваш\sномер/ }).fill('ЗП-77')
  await main.getByRole('textbox', { name: /^ИГК/ }).fill(CONTRACT)
  const files = ['чертёж.txt', 'спецификация.txt'].map((name) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(name),
  }))
  await main.getByLabel('Файлы к заказу').setInputFiles(files)
  // without «… % из»: both have arrived
  await expect(main.getByText(/^1\sКБ$/)).toHaveCount(2)

  await page.reload()
  await untilHydrated(page)
  await expect(main.getByRole('textbox', { name: /^Ваш\sномер/ })).toHaveValue('ЗП-77')
  await expect(main.getByText('спецификация.txt').first()).toBeVisible()
  await checkAxe(page)
  const submit = main.getByRole('button', { name: /^Оформить на/ })
  await submit.click()
  await expect(payer.getByText(/контрольная цифра/)).toBeVisible()
  await expect(payer.getByText('Обязательное поле')).toBeVisible()
  await payer.getByRole('textbox', { name: 'ИНН' }).fill('5260000019')
  await payer.getByRole('textbox', { name: 'КПП' }).fill('165545001')
  await submit.click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)

  const payerText = /^Казанский филиал, ИНН\s5260000019, КПП\s165545001/
  const isSaid = async (place: typeof main) => {
    await expect(place.getByText('ЗП-77').first()).toBeVisible()
    await expect(place.getByText(payerText)).toBeVisible()
    await expect(place.getByText(/^частями, по\sмере поступления$/)).toBeVisible()
    await expect(place.getByText(CONTRACT)).toBeVisible()
  }
  await isSaid(main)
  await checkAxe(page)
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const office = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  await enterAs(desk, 'admin@example.com')
  await desk.goto('/cabinet/staff/orders/')
  await work.getByRole('searchbox').fill('зп-77')
  await work.getByRole('button', { name: 'Найти' }).click()
  await work.getByRole('link', { name: title }).click()
  await isSaid(work)
  const downloading = desk.waitForEvent('download')
  await work.getByRole('button', { name: 'Скачать «чертёж.txt»' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('чертёж.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe('чертёж.txt')
  await checkAxe(desk)
  await office.close()
})
