import type { Browser, BrowserContextOptions } from 'playwright/test'
import { checkAxe } from '../fixtures/check-axe.ts'
import { letterFor } from '../fixtures/letters.ts'
import { enterAs, signIn } from '../fixtures/people.ts'
import { addCompany, OWN_PASSWORD, register, tellName } from '../fixtures/registered.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

/** The company of a newcomer is let in by the shop's staff, in a browser of their own. */
const approve = async (browser: Browser, options: BrowserContextOptions, company: string) => {
  const office = await browser.newContext(options)
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  await enterAs(desk, 'sales@example.com')
  await desk.goto('/cabinet/staff/companies/?status=MODERATION')
  await work.getByRole('link', { name: company }).click()
  await work.getByRole('button', { name: 'Одобрить' }).click()
  await expect(work.getByText('Действует').first()).toBeVisible()
  await office.close()
}

test('§2.8, D43: новый посетитель — код из письма, компания по ИНН, модерация, одобрение, письмо, вход, первый заказ; вторая компания — выбор', async ({
  page,
  browser,
  contextOptions,
}) => {
  const email = 'anna@zavod.example'
  const [inn, secondInn] = ['5259000222', '5249000336']
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'создать кабинет' }).click()
  await expect(page).toHaveURL('/cabinet/registration/')
  // the address is there before the page is: the field of the sign-in, «Логин или рабочая почта», would take the name
  await expect(main.getByRole('heading', { level: 1, name: 'Создание кабинета' })).toBeVisible()
  await main.getByRole('textbox', { name: 'Рабочая почта' }).fill(` ${email.toUpperCase()} `)
  await checkAxe(page)
  await register(page, email)
  await expect(main.getByRole('heading', { level: 1, name: 'Ваша компания' })).toBeVisible()
  await checkAxe(page)
  const company = await addCompany(page, inn)

  await expect(main.getByRole('heading', { level: 1, name: 'Компания на модерации' })).toBeVisible()
  await main.getByRole('button', { name: 'понятно' }).click()
  await expect(page).toHaveURL('/cabinet/')
  await tellName(page, 'Зорина', 'Анна')
  await expect(page.getByText('Ваши личные данные успешно обновлены')).toBeVisible()
  await expect(main.getByText(/^Компания на модерации:/)).toBeVisible()

  // D43: a basket, but no order
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/checkout/')
  await expect(main.getByRole('heading', { name: 'Компания проходит проверку' })).toBeVisible()
  await expect(main.getByRole('button', { name: /^Оформить на/ })).toHaveCount(0)

  // her open page learns of it by itself (034)
  await page.goto('/cabinet/')
  const limited = main.getByText(/^Компания на модерации:/)
  await expect(limited).toBeVisible()
  await approve(browser, contextOptions, company)
  await expect(limited).toHaveCount(0)
  const letter = await letterFor(email, `Компания ${company} проверена`)
  const cabinet = /https?:\/\/\S+\/cabinet\//.exec(letter)?.[0] ?? ''

  // she reads the letter at another desk
  const other = await browser.newContext(contextOptions)
  const herPage = await other.newPage()
  const her = herPage.getByRole('main')
  await herPage.goto(cabinet)
  await expect(herPage).toHaveURL(/\/cabinet\/auth\//)
  await untilHydrated(herPage)
  await signIn(herPage, email, OWN_PASSWORD)
  await expect(
    her.getByRole('heading', { name: company }).filter({ visible: true }).first(),
  ).toBeVisible()
  await herPage.goto('/checkout/')
  await her.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await her.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(herPage).toHaveURL(/\/cabinet\/orders\/\d+\/$/)

  await herPage.goto('/cabinet/companies/')
  await her.getByRole('link', { name: 'Зарегистрировать новую компанию' }).click()
  const second = await addCompany(herPage, secondInn)
  await expect(her.getByText(/: проверим данные/)).toBeVisible()
  await other.close()

  const third = await browser.newContext(contextOptions)
  const lastPage = await third.newPage()
  await lastPage.goto('/cabinet/auth/')
  await untilHydrated(lastPage)
  await signIn(lastPage, email, OWN_PASSWORD)
  const choice = lastPage.getByRole('group', { name: 'Выберите компанию' })
  await expect(choice.getByRole('radio', { name: company })).toBeChecked()
  await choice.getByRole('radio', { name: second }).check()
  await lastPage.getByRole('button', { name: 'продолжить' }).click()
  const notice = lastPage.getByRole('main')
  await expect(notice.getByText(second).first()).toBeVisible()
  await notice.getByRole('button', { name: 'понятно' }).click()
  await expect(lastPage).toHaveURL(/\/cabinet\/$/)
  await third.close()
})
