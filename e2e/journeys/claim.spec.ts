import { readFile } from 'node:fs/promises'
import { readText } from '@isp/testing/papers'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { moveOrder, openAtDesk } from '../fixtures/desk.ts'
import { orderTwo } from '../fixtures/order.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'
const photo = {
  name: 'скол <1>.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('D54, §2.9, §7.5: заказ → рекламация по строке с фото → решение продавца → значок, прочитано, строка заказа, акт, завершено', {
  tag: '@phone',
}, async ({ page, browser, contextOptions, isMobile }) => {
  const login = isMobile ? 'claim-phone@example.com' : 'claim@example.com'
  await createAccount(login, COMPANY, { first: 'Ольга', last: 'Бракова' }, 'buyer')
  const main = page.getByRole('main')
  await enterAs(page, login)
  const address = await orderTwo(page)
  const heading = main.getByRole('heading', { level: 1, name: /^Заказ №/ })
  const title = (await heading.textContent()) ?? ''

  const office = await browser.newContext({ ...contextOptions, baseURL: shop.origin })
  const desk = await office.newPage()
  const work = desk.getByRole('main')
  const dialog = desk.getByRole('dialog')
  await enterAs(desk, 'admin@example.com')
  await openAtDesk(desk, title)
  await moveOrder(desk, ['Подтвердить', 'Выставлен счёт, ждём оплаты', 'Оплачен, собирать'])
  await work.getByRole('button', { name: 'Отгрузить…' }).press('Enter')
  await dialog.getByRole('button', { name: 'Отгрузить', exact: true }).press('Enter')
  await expect(work.getByRole('heading', { name: 'Отгрузки' })).toBeVisible()

  await page.goto(address)
  await untilHydrated(page)
  await main.getByRole('link', { name: 'Рекламация', exact: true }).first().click()
  const form = page.getByRole('dialog', { name: 'Рекламация' })
  await form.getByLabel(/^Количество/).fill('1')
  await form.getByLabel('Причина').selectOption('damaged')
  await form.getByLabel(/^Партия/).fill('П-17')
  await form.getByLabel(/^Что случилось/).fill('Скол на кромке.')
  await form.locator('input[type="file"]').setInputFiles(photo)
  await expect(form.getByText('скол <1>.png')).toBeVisible()
  await checkAxe(page)
  await form.getByRole('button', { name: 'Отправить рекламацию' }).click()
  await expect(page).toHaveURL(/\/cabinet\/tickets\/\d+\/$/)
  await expect(main.getByRole('heading', { name: 'Решения ещё нет' })).toBeVisible()
  const claim = new URL(page.url()).pathname
  const number = (await main.getByText(/^Р-\d{6}/).textContent())?.slice(0, 8) ?? ''
  await page.goto('/cabinet/')
  await untilHydrated(page)

  await desk.goto(claim.replace('/cabinet/', '/cabinet/staff/'))
  await untilHydrated(desk)
  await expect(work.getByRole('button', { name: /скол <1>\.png/ })).toBeVisible()
  await work.getByRole('button', { name: 'Решить' }).press('Enter')
  await dialog.getByLabel(/: решение$/).selectOption('refund')
  await dialog.getByLabel('Пояснение к строке').fill('Вернём на счёт.')
  await checkAxe(desk)
  await dialog.getByRole('button', { name: 'Сохранить решение' }).press('Enter')
  await expect(work.getByRole('heading', { name: 'Согласована' })).toBeVisible()
  await work.getByLabel('Ваше сообщение').fill('Деньги придут за три дня.')
  await work.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(work.getByRole('log')).toContainText('Деньги придут за три дня.')
  await office.close()

  // nobody has pressed anything: the channel tells the open page
  if (isMobile) await page.getByRole('button', { name: /меню кабинета$/ }).click()
  const badge = page.getByRole('navigation', { name: 'Разделы кабинета' }).getByText(/непрочитанн/)
  await expect(badge).toBeVisible()
  await page.goto(claim)
  await untilHydrated(page)
  await expect(main.getByText('Вернём на счёт.')).toBeVisible()
  if (isMobile) await page.getByRole('button', { name: /меню кабинета$/ }).click()
  await expect(badge).toHaveCount(0)
  if (isMobile) await page.keyboard.press('Escape')
  const downloading = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Акт рекламации' }).click()
  const act = await downloading
  expect(act.suggestedFilename()).toBe(`Рекламация ${number}.pdf`)
  const text = await readText(await readFile(await act.path()))
  expect(text).toContain('Вернём на счёт.')
  await main.getByRole('button', { name: 'Завершить' }).click()
  await expect(main.getByText('Завершено', { exact: true })).toBeVisible()
  await page.goto(address)
  const line = main.getByRole('link', { name: `Рекламация ${number}` })
  await expect(line.locator('..')).toContainText('вернём деньги за 1')
})
