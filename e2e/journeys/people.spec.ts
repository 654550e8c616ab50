import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { linkFor } from '../fixtures/letters.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const INVITING = 'ООО «Приокский ремонтный завод»'
const OWN = 'ООО «Уральская оснастка»'

const enter = async (page: Page, address: string, login: string) => {
  await page.goto(address)
  await untilHydrated(page)
  await signIn(page, login)
}

const choose = async (page: Page) => {
  await page.getByRole('button', { name: 'продолжить' }).click()
}

test('руководитель приглашает, приглашённая принимает, становится закупщиком и теряет доступ (§2.9, §7.2, D41)', async ({
  page,
  browser,
  contextOptions,
  isMobile,
}) => {
  const invited = `invited-${isMobile ? 'phone' : 'desktop'}@example.com`
  const lastName = isMobile ? 'Светлова' : 'Яснова'
  await createAccount(invited, OWN, { first: 'Мария', last: lastName })

  await enter(page, '/cabinet/companies/', 'chief@example.com')
  await choose(page)
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

  // nobody is signed in: who invites is seen, to accept one signs in
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(her.getByText(INVITING)).toBeVisible()
  await her.getByRole('link', { name: 'Войти' }).click()
  await signIn(herPage, invited)
  await her.getByRole('button', { name: 'Принять приглашение' }).click()
  await expect(her.getByRole('heading', { name: 'Компании', level: 1 })).toBeVisible()
  await expect(her.getByRole('link', { name: INVITING })).toBeVisible()

  // a second use of the link gives nothing
  await herPage.goto(link)
  await untilHydrated(herPage)
  await expect(her.getByRole('heading', { name: 'Приглашение больше не действует' })).toBeVisible()

  await page.reload()
  await untilHydrated(page)
  const name = `${lastName} Мария`
  const role = main.getByRole('combobox', { name: `Роль: ${name}` })
  await expect(role).toHaveValue('employee')
  await role.selectOption('buyer')
  await expect(page.getByText(`Изменено: ${name}`).first()).toBeVisible()
  await herPage.goto('/cabinet/companies/')
  await untilHydrated(herPage)
  await expect(her.getByText('Ваша роль: Закупщик')).toBeVisible()

  await main.getByRole('button', { name: `Закрыть доступ: ${name}` }).click()
  await expect(main.getByRole('button', { name: `Открыть доступ: ${name}` })).toBeVisible()
  // nobody reloads her page: the live channel tells it (034)
  await expect(her.getByRole('link', { name: INVITING })).toHaveCount(0)
  await expect(her.getByRole('link', { name: OWN })).toBeVisible()
  await other.close()
})

test('чужое приглашение не принять: страница говорит, чьё оно (§7.2)', async ({
  page,
  browser,
  contextOptions,
  isMobile,
}) => {
  const invited = `forwarded-${isMobile ? 'phone' : 'desktop'}@example.com`
  await enter(page, '/cabinet/companies/', 'chief@example.com')
  await choose(page)
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
