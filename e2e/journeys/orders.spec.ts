import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { moveOrder, openAtDesk } from '../fixtures/desk.ts'
import { orderTwo } from '../fixtures/order.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'

test('§7.4, D39: закупщик заказывает → продавец ведёт и отгружает часть → закупщик отменяет остаток и повторяет', async ({
  page,
  browser,
  contextOptions,
}) => {
  const login = 'orders@example.com'
  await createAccount(login, COMPANY, { first: 'Олег', last: 'Заказов' }, 'buyer')
  const main = page.getByRole('main')
  await enterAs(page, login)
  const address = await orderTwo(page)
  await expect(main.getByText('Товары отложены для вас до')).toBeVisible()

  const office = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  const dialog = desk.getByRole('dialog')
  const title = (await main.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await enterAs(desk, 'admin@example.com')
  await openAtDesk(desk, title)
  await checkAxe(desk)
  await moveOrder(desk, ['Подтвердить', 'Выставлен счёт, ждём оплаты', 'Оплачен, собирать'])
  await work.getByRole('button', { name: 'Отгрузить…' }).press('Enter')
  await dialog
    .getByRole('textbox', { name: /^Сколько/ })
    .last()
    .fill('0')
  await checkAxe(desk)
  await dialog.getByRole('button', { name: 'Отгрузить', exact: true }).press('Enter')
  await expect(work.getByRole('heading', { name: 'Отгрузки' })).toBeVisible()
  await office.close()

  await page.goto(address)
  await expect(main.getByRole('heading', { name: 'Отгрузки' })).toBeVisible()
  await expect(main.getByText(/^Отгружено/).first()).toBeVisible()
  await checkAxe(page)
  await main.getByRole('button', { name: 'Отменить…' }).click()
  await page.getByRole('button', { name: 'Отменить выбранное' }).click()
  await expect(main.getByText(/^Отменено/).first()).toBeVisible()
  await expect(main.locator('[aria-current="step"]')).toHaveText(/^Отгружен/)
  await expect(main.getByRole('button', { name: 'Отменить…' })).toHaveCount(0)
  await main.getByRole('button', { name: 'Повторить заказ' }).click()
  await expect(page.getByText(/В корзину добавлено: 2\sпозиции/)).toBeVisible()
  await page.goto('/basket/')
  await expect(main.getByText('2 товара').first()).toBeVisible()
})
