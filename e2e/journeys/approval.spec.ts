import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Станкосервис-НН»'

test('D42: заказ выше лимита → сказано заранее → заявка → согласующий на телефоне → заказ', {
  tag: '@phone',
}, async ({ page, browser, contextOptions, isMobile }) => {
  const login = isMobile ? 'asks-phone@example.com' : 'asks@example.com'
  const last = isMobile ? 'Просящая' : 'Просящий'
  await createAccount(login, COMPANY, { first: 'Аня', last }, 'buyer')
  const main = page.getByRole('main')
  await enterAs(page, login)
  await page.goto('/catalog/sverla-c-h/?stock=now')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/basket/')
  await untilHydrated(page)
  const quantity = main.getByRole('textbox', { name: /^Количество/ }).first()
  await quantity.fill('9000')
  await quantity.press('Enter')
  await expect(main.getByText(/под заказ/i).first()).toBeVisible()
  await page.goto('/checkout/')
  await untilHydrated(page)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await expect(main.getByText('Заказ сначала согласуют')).toBeVisible()
  await expect(main.getByText(/Иванова Наталья/)).toBeVisible()
  await expect(main.getByLabel(/^Бюджет/)).not.toHaveValue('')
  await checkAxe(page)
  await main.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/approvals\/\d+\/$/)
  await expect(main.getByText('Ждёт решения')).toBeVisible()
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''

  const other = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const phone = await other.newPage()
  const desk = phone.getByRole('main')
  await enterAs(phone, 'approver@example.com')
  await phone.goto('/cabinet/')
  await untilHydrated(phone)
  await desk.getByRole('link', { name: /^Ждут моего согласования/ }).click()
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByText(new RegExp(last)).first()).toBeVisible()
  await desk.getByRole('button', { name: /^Согласовать на/ }).click()
  await expect(desk.getByText('Согласована', { exact: true })).toBeVisible()
  await other.close()

  // nobody has pressed anything: the channel tells the open page
  await main.getByRole('link', { name: /^Заказ ИСП-/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  await expect(main.getByText(/Согласовано: заявка/)).toBeVisible()
})
