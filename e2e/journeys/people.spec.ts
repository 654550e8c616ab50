import type { Page } from 'playwright/test'
import { linkFor } from '../fixtures/letters.ts'
import { enterAs, signIn } from '../fixtures/people.ts'
import { register, tellName } from '../fixtures/registered.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const INVITING = 'ООО «Приокский ремонтный завод»'
const EMPLOYEE_TITLE = /^Оформляет покупатель/

const choose = async (page: Page) => {
  await page.getByRole('button', { name: 'продолжить' }).click()
}

const addToBasket = async (page: Page) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
}

test('руководитель приглашает, коллега регистрируется из письма, становится закупщиком, заказывает и теряет доступ (§2.9, §7.2, D41)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const invited = 'invited@example.com'
  const surname = 'Яснова'
  await enterAs(page, 'chief@example.com')
  await page.goto('/cabinet/companies/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: INVITING }).click()
  await main.getByRole('textbox', { name: /^Рабочая почта/ }).fill('не почта')
  await main.getByRole('button', { name: 'Пригласить', exact: true }).click()
  await expect(main.getByText('Неправильный формат почты')).toBeVisible()
  await main.getByRole('textbox', { name: /^Рабочая почта/ }).fill(invited)
  await main.getByRole('button', { name: 'Пригласить', exact: true }).click()
  await expect(page.getByText('Приглашение отправлено').first()).toBeVisible()
  await expect(
    main.getByRole('button', { name: `Отозвать приглашение на ${invited}` }),
  ).toBeVisible()

  const other = await browser.newContext({ ...contextOptions })
  const herPage = await other.newPage()
  const link = await linkFor(invited)
  const her = herPage.getByRole('main')

  // nobody is signed in and nobody is registered: who invites is seen, to accept one becomes somebody
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(her.getByText(INVITING)).toBeVisible()
  await her.getByRole('link', { name: 'Создать кабинет' }).click()
  await expect(her.getByRole('textbox', { name: 'Рабочая почта' })).toHaveValue(invited)
  await register(herPage, invited)
  await her.getByRole('button', { name: 'Принять приглашение' }).click()
  // the company has two agreements: she says which (§2.7)
  await choose(herPage)
  await tellName(herPage, surname, 'Мария')
  await expect(her.getByRole('heading', { name: 'Компании', level: 1 })).toBeVisible()
  await expect(her.getByRole('link', { name: INVITING })).toBeVisible()

  // a second use of the link gives nothing
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(her.getByRole('heading', { name: 'Приглашение больше не действует' })).toBeVisible()

  // an employee collects, and cannot order
  await addToBasket(herPage)
  await herPage.goto('/checkout/')
  await expect(her.getByRole('heading', { name: EMPLOYEE_TITLE })).toBeVisible()

  await page.reload()
  await untilHydrated(page)
  const name = `${surname} Мария`
  const role = main.getByRole('combobox', { name: `Роль: ${name}` })
  await expect(role).toHaveValue('employee')
  await role.selectOption('buyer')
  await expect(page.getByText(`Изменено: ${name}`).first()).toBeVisible()

  // nobody reloads her page: the live channel tells it (034)
  await her.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await her.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(herPage).toHaveURL(/\/cabinet\/orders\/\d+\/$/)

  await addToBasket(herPage)
  await herPage.goto('/cabinet/companies/')
  await untilHydrated(herPage)
  await expect(her.getByText('Ваша роль: Закупщик')).toBeVisible()
  const document = await herPage.evaluateHandle(() => window.document)

  await main.getByRole('button', { name: `Закрыть доступ: ${name}` }).click()
  const back = main.getByRole('button', { name: `Открыть доступ: ${name}` })
  await expect(back).toBeVisible()
  await expect(her.getByRole('link', { name: INVITING })).toHaveCount(0)
  await expect(her.getByText('Вы пока не состоите ни в одной компании')).toBeVisible()
  expect(await herPage.evaluate((before) => before === window.document, document)).toBe(true)

  // let in again she finds her basket as she left it
  await back.click()
  await choose(herPage)
  await herPage.goto('/basket/')
  await expect(her.getByText('1 товар').first()).toBeVisible()
  await other.close()
})

test('чужое приглашение не принять: страница говорит, чьё оно (§7.2)', async ({
  page,
  browser,
  contextOptions,
}) => {
  const invited = 'forwarded@example.com'
  await enterAs(page, 'chief@example.com')
  await page.goto('/cabinet/companies/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: INVITING }).click()
  await main.getByRole('textbox', { name: /^Рабочая почта/ }).fill(invited)
  await main.getByRole('button', { name: 'Пригласить', exact: true }).click()
  await expect(page.getByText('Приглашение отправлено').first()).toBeVisible()

  const other = await browser.newContext({ ...contextOptions })
  const herPage = await other.newPage()
  const link = await linkFor(invited)
  await herPage.goto(link)
  await untilHydrated(herPage)
  const her = herPage.getByRole('main')
  await her.getByRole('link', { name: 'Войти' }).click()
  await signIn(herPage, 'newcomer@example.com')
  await expect(her.getByText(`Приглашение отправлено на ${invited}`)).toBeVisible()
  await expect(her.getByRole('button', { name: 'Принять приглашение' })).toHaveCount(0)
  await other.close()
})
