import type { Page } from 'playwright/test'
import { checkAxe } from '../fixtures/check-axe.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const SECTION = '/catalog/sverla-c-h/'

const open = async (page: Page, path: string) => {
  await page.goto(path)
  await untilHydrated(page)
}

test('задача 14: axe не находит нарушений в конструкторах: виды, чертёж, заявка', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, '/constructors/')
  await checkAxe(page)
  await main.getByRole('link', { name: 'Сверло спиральное' }).click()
  await expect(main.getByRole('img', { name: /^Чертёж: / })).toBeVisible()
  await expect(main.getByRole('region', { name: /^Готовый инструмент/ })).toBeVisible()
  await checkAxe(page)
  await main.getByRole('link', { name: 'Отправить заявку' }).click()
  await expect(main.getByRole('textbox', { name: /^Почта/ })).toBeVisible()
  await checkAxe(page)
})

test('задача 14: axe не находит нарушений в подборках магазина', async ({ page }) => {
  const main = page.getByRole('main')
  await open(page, '/collections/')
  await checkAxe(page)
  await main.locator('a[href^="/collections/"]').first().click()
  await expect(page).toHaveURL(/\/collections\/[^/]+\/$/)
  await expect(main.getByRole('button', { name: /^В\sкорзину/ }).first()).toBeVisible()
  await checkAxe(page)
})

for (const [view, label] of [
  ['table', 'С характеристиками'],
  ['tile', 'Плитками'],
  ['roomy', 'Крупными строками'],
] as const) {
  test(`задача 14: axe не находит нарушений в разделе, вид ${view}`, async ({ page }) => {
    await open(page, `${SECTION}1/filtered/?view=${view}`)
    const main = page.getByRole('main')
    await expect(main.locator('nav a[aria-current]', { has: page.locator('svg') })).toHaveAttribute(
      'aria-label',
      label,
    )
    await expect(main.getByRole('button', { name: /^В\sкорзину/ }).first()).toBeVisible()
    await checkAxe(page)
  })
}

test('задача 14: axe не находит нарушений у аналогов и в увеличенной картинке товара', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, SECTION)
  await main
    .getByRole('link', { name: /^Сверло/ })
    .first()
    .click()
  await expect(main.getByRole('heading', { name: 'Характеристики' })).toBeVisible()
  const product = new URL(page.url()).pathname
  await open(page, `${product}analogues/`)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await checkAxe(page)

  await open(page, product)
  const zoom = page.getByRole('dialog')
  // its part comes with the page's rest: until then a press would open the picture alone
  const picture = main.locator('a[data-picture]')
  await expect(picture).toHaveCSS('cursor', 'zoom-in')
  await picture.click()
  await expect(zoom.getByRole('status')).toBeVisible()
  await checkAxe(page)
})

test('задача 14: axe не находит нарушений в открытой истории на главной', async ({ page }) => {
  await open(page, '/')
  // the shop's own news come when the visitor gets near
  const below = page.getByRole('region', { name: 'Бренды' })
  await below.evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await page
    .getByRole('button', { name: /^Открыть историю: / })
    .first()
    .click()
  const story = page.getByRole('dialog')
  await story.getByRole('button', { name: 'Остановить показ' }).click()
  await expect(story.getByRole('heading', { level: 2 })).toBeVisible()
  await checkAxe(page)
})

test('задача 14: axe не находит нарушений в сравнении: пустом, с товарами, только с различиями', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await open(page, '/comparison/')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await checkAxe(page)
  await open(page, SECTION)
  const marks = main.getByRole('button', { name: /^Сравнить: / })
  for (const index of [0, 1, 2]) {
    await marks.nth(index).click()
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await open(page, '/comparison/')
  await expect(main.getByRole('columnheader').getByRole('link', { name: /^Сверло/ })).toHaveCount(3)
  await checkAxe(page)
  await main.getByRole('checkbox', { name: 'Только различия' }).check()
  await checkAxe(page)
})

test('задача 14: axe не находит нарушений у групп материалов ISO в фильтре', async ({
  page,
  isMobile,
}) => {
  await open(page, '/catalog/plastiny-tokarnye/')
  if (isMobile) await page.getByRole('link', { name: /^Фильтры/ }).click()
  const filter = page.locator('details[data-code="iso_materials"]')
  await filter.evaluate((one) => one.setAttribute('open', ''))
  const value = filter.getByRole('checkbox', { name: /сталь/ }).first()
  await expect(value).toBeVisible()
  await checkAxe(page)
})
