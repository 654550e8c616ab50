import type { Page } from 'playwright'
import { createAccount } from '../fixtures/accounts.ts'
import { letterFor } from '../fixtures/letters.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const sketch = { name: 'эскиз <1>.txt', mimeType: 'text/plain', buffer: Buffer.from('эскиз') }

/** Nobody writes as fast as a program: the clock of the page goes on by what a person takes. */
const send = async (page: Page): Promise<void> => {
  await page.clock.fastForward(3000)
  await page.getByRole('checkbox', { name: /^Даю согласие на обработку/ }).check()
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
}

test('D55, §4, §7.5: с /feedback/ без входа, с файлом → письмо магазину → ответ сотрудника письмом отправителю', {
  tag: '@phone',
}, async ({ page, browser, contextOptions, isMobile, expectComplaint }) => {
  const email = isMobile ? 'feedback-phone@example.org' : 'feedback@example.org'
  const question = `Нужен паспорт, ${isMobile ? 'телефон' : 'настольный'}`
  await page.clock.install()
  await page.goto('/feedback/')
  await untilHydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: /^Как к вам/ }).fill('Анна Мерная')
  await main.getByRole('textbox', { name: /^Почта/ }).fill(email)
  await main.getByRole('textbox', { name: /^Сообщение/ }).fill(question)
  await main.getByLabel(/^Файлы/).setInputFiles(sketch)
  await expect(main.getByText(sketch.name)).toBeVisible()
  expectComplaint(/ERR_FAILED .*mail\/feedback\/help$/)
  await page.route('**/bff/api/core/mail/feedback/help', (route) => route.abort(), { times: 1 })
  await send(page)
  await expect(main.getByText('Сообщение не отправлено')).toBeVisible()
  await main.getByRole('button', { name: 'вернуться к отправке' }).click()
  await expect(main.getByText(sketch.name)).toBeVisible()
  await main.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(main.getByText(/^Спасибо, в ближайшее время/)).toBeVisible()

  const letter = await letterFor('service@example.com', question)
  expect(letter).toContain(email)
  expect(letter).toContain('эскиз')

  const office = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  await enterAs(desk, 'sales@example.com')
  await desk.goto(`/cabinet/staff/tickets/?q=${email}`)
  await untilHydrated(desk)
  await work.getByRole('link', { name: 'Сообщение со страницы /feedback/' }).first().click()
  await expect(work.getByText(question)).toBeVisible()
  await expect(work.getByText(email)).toBeVisible()
  await expect(work.getByText(sketch.name)).toBeVisible()
  await work.getByLabel('Ваше сообщение').fill('Паспорт вышлем завтра')
  await work.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(work.getByText('Паспорт вышлем завтра')).toBeVisible()
  expect(await letterFor(email, 'Паспорт вышлем завтра')).toContain('Ответ на ваше сообщение')
  await office.close()
})

test('D55, §2.13: вошедший пишет из подвала и находит сообщение в своих обращениях', async ({
  page,
}) => {
  const login = 'feedback-buyer@example.com'
  await createAccount(
    login,
    'ООО «Уральская оснастка»',
    { first: 'Ольга', last: 'Пишущая' },
    'buyer',
  )
  await page.clock.install()
  await enterAs(page, login)
  await page.goto('/delivery/')
  await untilHydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Свяжитесь с нами' }).click()
  const dialog = page.getByRole('dialog', { name: 'Свяжитесь с нами' })
  await expect(dialog.getByRole('textbox', { name: /^Почта/ })).toHaveValue(login)
  await dialog.getByRole('textbox', { name: /^Сообщение/ }).fill('Когда привезут?')
  await send(page)
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Спасибо, в ближайшее время/)).toBeVisible()

  await page.goto('/cabinet/tickets/')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Сообщение со страницы /delivery/' }).click()
  await expect(main.getByText('Когда привезут?')).toBeVisible()
})
