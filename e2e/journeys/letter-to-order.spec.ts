import { readFile } from 'node:fs/promises'
import { readCode, readText } from '@isp/testing/papers'
import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { moveOrder, openAtDesk } from '../fixtures/desk.ts'
import { type Good, goodsOf } from '../fixtures/goods.ts'
import { letterOf } from '../fixtures/letter.ts'
import { sumIn } from '../fixtures/money.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const COUNT = 40

const pasteList = async (page: Page, goods: readonly Good[]) => {
  const main = page.getByRole('main')
  await page.goto('/basket/?quick')
  await untilHydrated(page)
  const list = main.getByRole('textbox', { name: /^Список из\sписьма/ })
  await expect(list).toBeFocused()
  await page.keyboard.insertText(letterOf(goods))
  await main.getByRole('button', { name: /^Убрать ненайденные/ }).click()
  await main.getByRole('button', { name: /^Добавить \d+\sтовар/ }).click()
  await expect(page).toHaveURL('/basket/')
}

/** The whole basket becomes a draft; gives the link to it. */
const shareAsDraft = async (page: Page): Promise<string> => {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  await main.getByRole('button', { name: 'В черновик' }).click()
  await dialog.getByRole('textbox', { name: /^Название/ }).fill('Заявка из письма')
  await dialog.getByRole('checkbox', { name: /Убрать эти товары/ }).check()
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(main.getByText('Корзина пуста')).toBeVisible()
  await page.goto('/cabinet/drafts/')
  await untilHydrated(page)
  await main.getByRole('link', { name: 'Заявка из письма' }).click()
  await expect(main.getByRole('heading', { name: 'Заявка из письма' })).toBeVisible()
  await main.getByRole('button', { name: 'Поделиться' }).click()
  return dialog.getByRole('textbox', { name: 'Ссылка' }).inputValue()
}

/** More of the first line than any warehouse has, and the order is taken in parts. */
const orderInParts = async (page: Page) => {
  const main = page.getByRole('main')
  const quantity = main.getByRole('textbox', { name: /^Количество/ }).first()
  await quantity.fill('100000')
  await quantity.press('Enter')
  await expect(main.getByText(/под заказ/i).first()).toBeVisible()
  await page.goto('/checkout/')
  await untilHydrated(page)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await main.getByRole('radio', { name: /^Частями/ }).check()
  await main.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  await expect(main.getByText(/^частями, по\sмере поступления$/)).toBeVisible()
}

const download = async (page: Page, name: string) => {
  const downloading = page.waitForEvent('download')
  await page.getByRole('main').getByRole('button', { name }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('§2.11, §2.12, §4, §7.4, D19, D38–D40, D51: 40 строк из письма → корзина → черновик → ссылка коллеге → заказ частями → отгрузка → отмена остатка → счёт с кодом банка → повтор', async ({
  page,
  browser,
  contextOptions,
}) => {
  const [his, her] = ['letter-his@example.com', 'letter-her@example.com']
  await createAccount(his, COMPANY, { first: 'Пётр', last: 'Письмов' }, 'buyer')
  await createAccount(her, COMPANY, { first: 'Ольга', last: 'Слияева' }, 'buyer')
  const goods = await goodsOf(COUNT)

  await enterAs(page, his)
  await pasteList(page, goods)
  await expect(
    page
      .getByRole('main')
      .getByText(/^40\sтоваров$/)
      .first(),
  ).toBeVisible()
  const link = await shareAsDraft(page)

  // she has asked for the last of these goods herself: merged, it is one line
  const other = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const hers = await other.newPage()
  const main = hers.getByRole('main')
  await enterAs(hers, her)
  await pasteList(hers, goods.slice(-1))
  await expect(main.getByText(/^1\sтовар$/).first()).toBeVisible()
  await hers.goto(link)
  await untilHydrated(hers)
  await main.getByRole('button', { name: 'Добавить к корзине' }).click()
  await expect(hers).toHaveURL('/basket/')
  await expect(main.getByText(/^40\sтоваров$/).first()).toBeVisible()
  await checkAxe(hers)
  await orderInParts(hers)
  const address = hers.url()
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const office = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  await enterAs(desk, 'admin@example.com')
  await openAtDesk(desk, title)
  await moveOrder(desk, ['Подтвердить', 'Выставлен счёт, ждём оплаты', 'Оплачен, собирать'])
  await work.getByRole('button', { name: 'Отгрузить…' }).press('Enter')
  const shipping = desk.getByRole('dialog')
  await shipping
    .getByRole('textbox', { name: /^Сколько/ })
    .last()
    .fill('0')
  await shipping.getByRole('button', { name: 'Отгрузить', exact: true }).press('Enter')
  await expect(work.getByRole('heading', { name: 'Отгрузки' })).toBeVisible()
  await office.close()

  await hers.goto(address)
  await untilHydrated(hers)
  const total = main.locator('dd[data-part="total"]')
  const before = sumIn(await total.textContent())
  await main.getByRole('button', { name: 'Отменить…' }).click()
  await hers.getByRole('button', { name: 'Отменить выбранное' }).click()
  await expect(main.getByText(/^Отменено/).first()).toBeVisible()
  await expect(main.locator('[aria-current="step"]')).toHaveText(/^Отгружен/)
  const left = sumIn(await total.textContent())
  expect(left).toBeLessThan(before)
  await checkAxe(hers)

  const invoice = await download(hers, 'Счёт на оплату')
  expect(invoice.name).toMatch(/^Счёт № .*\.pdf$/)
  const code = await readCode(invoice.content)
  expect(code).toMatch(/^ST00012\|Name=/)
  expect(code).toContain(`|Sum=${left}|`)
  const number = title.replace(/^Заказ №\s/, '')
  expect(await readText(invoice.content)).toContain(`заказ № ${number}`)

  await main.getByRole('button', { name: 'Повторить заказ' }).click()
  await expect(hers.getByText(/В корзину добавлено: 40\sпозиций/)).toBeVisible()
  await hers.goto('/basket/')
  await expect(main.getByText(/^40\sтоваров$/).first()).toBeVisible()
  await other.close()
})
