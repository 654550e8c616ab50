import type { Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { goodsOf } from '../fixtures/goods.ts'
import { enterAs } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const COMPANY = 'ООО «Уральская оснастка»'

/** Pasted, as a buyer puts in many at once. */
const fillBasket = async (page: Page, count: number) => {
  const goods = await goodsOf(count)
  await page.goto('/basket/?quick')
  await untilHydrated(page)
  await page.getByRole('textbox', { name: /^Список из\sписьма/ }).click()
  await page.keyboard.insertText(goods.map(({ article }) => `${article}\t20`).join('\n'))
  await page.getByRole('button', { name: new RegExp(`^Добавить ${count}\\sтовар`) }).click()
  await expect(page).toHaveURL('/basket/')
}

/** A sheet of A4 without its margins, in CSS pixels. */
const onPaper = async (page: Page) => {
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
}

const expectTable = async (page: Page, lines: number) => {
  const table = page.getByRole('main').locator('table').first()
  await expect(table).toHaveCSS('display', 'table')
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group')
  await expect(table.locator('tbody > tr')).toHaveCount(lines)
  await expect(table.locator('tbody > tr').last()).toHaveCSS('display', 'table-row')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(718)
}

const expectAlone = async (page: Page) => {
  for (const around of ['input[type="search"]', 'footer', 'nav', '#cookie-banner', 'main button']) {
    await expect(page.locator(around).filter({ visible: true }), around).toHaveCount(0)
  }
  await expect(page.getByRole('region', { name: 'Быстрый заказ' })).toHaveCount(0)
}

test('§1, §6: корзина на бумаге — таблица со всеми строками и ничего от магазина', async ({
  page,
}) => {
  await createAccount('print@example.com', COMPANY, { first: 'Пётр', last: 'Печатник' }, 'buyer')
  await enterAs(page, 'print@example.com')
  await fillBasket(page, 3)
  await page.goto('/basket/?quick')
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'Печать' })).toBeVisible()
  await onPaper(page)
  await expectTable(page, 3)
  await expectAlone(page)
  await expect(page.locator('section[aria-labelledby="basket-summary"]')).toBeVisible()
  await page.pdf({ format: 'A4', path: test.info().outputPath('basket.pdf') })
})

test('§1: печать из меню браузера — все строки, сколько бы их ни было нарисовано', async ({
  page,
}) => {
  await fillBasket(page, 130)
  const rows = page.getByRole('main').locator('tbody > tr')
  await expect(rows).toHaveCount(100)
  await expect(page.getByRole('button', { name: 'Печать' })).toBeVisible()
  await page.pdf({ format: 'A4' })
  await expect(rows).toHaveCount(130)
  await onPaper(page)
  await expectTable(page, 130)
  await expectAlone(page)
})

test('задача 15: заказ на бумаге — от заголовка до итога, без кабинета и магазина вокруг', async ({
  page,
}) => {
  const login = 'print-order@example.com'
  await createAccount(login, COMPANY, { first: 'Павел', last: 'Бумагин' }, 'buyer')
  await enterAs(page, login)
  await fillBasket(page, 3)
  const main = page.getByRole('main')
  await page.goto('/checkout/')
  await untilHydrated(page)
  await main.getByRole('textbox', { name: /^Телефон/ }).fill('+7 (912) 345-67-89')
  await main.getByRole('button', { name: /^Оформить на/ }).click()
  await expect(page).toHaveURL(/\/cabinet\/orders\/\d+\/$/)
  await expect(main.getByRole('button', { name: 'Печать' })).toBeVisible()
  await onPaper(page)
  await expectTable(page, 3)
  await expectAlone(page)
  // nothing with a border of its own, empty or not, stands above the title
  const title = main.getByRole('heading', { level: 1 })
  const top = (await title.boundingBox())?.y ?? 0
  const above = await page.evaluate(
    (y) =>
      [...document.querySelectorAll('body *')].filter((element) => {
        const { bottom, height } = element.getBoundingClientRect()
        const { borderTopWidth, visibility } = getComputedStyle(element)
        return height > 0 && bottom <= y && visibility === 'visible' && borderTopWidth !== '0px'
      }).length,
    top,
  )
  expect(above).toBe(0)
  await page.screenshot({ path: test.info().outputPath('order.png'), fullPage: true })
  await page.pdf({ format: 'A4', path: test.info().outputPath('order.pdf') })
})
