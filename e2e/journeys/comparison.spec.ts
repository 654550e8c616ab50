import type { Locator, Page } from 'playwright/test'
import { createAccount } from '../fixtures/accounts.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { signIn } from '../fixtures/people.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('посетитель сравнивает три сверла, входит с отметкой и берёт избранное в корзину (§7.3, D18)', async ({
  page,
}) => {
  // of her own: marks stay with an account
  const login = 'comparison@example.com'
  await createAccount(login, 'ООО «Уральская оснастка»', { first: 'Анна', last: 'Мерная' })
  const main = page.getByRole('main')
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const marks = main.getByRole('button', { name: /^Сравнить: / })
  for (const index of [0, 1, 2]) {
    await marks.nth(index).click()
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }

  await page.goto('/comparison/')
  // the names; what lies in the basket has a link to it besides
  const heads = main.getByRole('columnheader').getByRole('link', { name: /^(?!В\sкорзине)/ })
  await expect(heads).toHaveCount(3)
  const [first, second] = await heads.allTextContents()
  await main.getByRole('button', { name: `Сдвинуть вправо: ${first}` }).click()
  await expect(heads.first()).toHaveText(`${second}`)
  const rows = main.getByRole('rowheader')
  const different = await rows.count()
  await main.getByRole('button', { name: /^Показать\sодинаковое/ }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(different)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await main.getByRole('button', { name: `Убрать из сравнения: ${first}` }).click()
  await expect(heads).toHaveCount(2)
  await main.getByRole('button', { name: 'Вернуть' }).click()
  await expect(heads).toHaveCount(3)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Скачать Excel' }).click()
  expect((await download).suggestedFilename()).toBe('Сравнение.xlsx')

  const name = (await heads.first().textContent()) ?? ''
  await heads.first().click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name)
  await main.getByRole('button', { name: 'В избранное', exact: true }).click()
  await signIn(page, login)
  await expect(page.getByRole('textbox', { name: 'Пароль' })).toBeHidden()
  await expect(main.getByRole('button', { name: 'В избранном' })).toBeVisible()

  await page.goto('/cabinet/favorites/')
  await expect(main.getByRole('link', { name })).toBeVisible()
  await main.getByRole('button', { name: `В корзину: ${name}` }).click()
  await page.goto('/basket/')
  await expect(main.getByRole('link', { name }).first()).toBeVisible()
  await page.goto('/comparison/')
  await expect(heads).toHaveCount(3)
})

const markThree = async (page: Page) => {
  const main = page.getByRole('main')
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const marks = main.getByRole('button', { name: /^Сравнить: / })
  for (const index of [0, 1, 2]) {
    await marks.nth(index).click()
    await expect(marks.nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/comparison/')
  await untilHydrated(page)
}

const drillsIn = (page: Page) =>
  page.getByRole('columnheader').getByRole('link', { name: /^Сверло/ })

const compareThree = async (page: Page) => {
  await markThree(page)
  await expect(drillsIn(page)).toHaveCount(3)
}

test('задача 14: колонки сравнения равны, занимают ширину страницы и переставляются мышью, порядок переживает перезагрузку', async ({
  page,
}) => {
  await compareThree(page)
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  const widths = await heads.evaluateAll((cells) =>
    cells.map((cell) => cell.getBoundingClientRect().width),
  )
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  const table = await page.getByRole('table').boundingBox()
  expect(table?.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9)
  const names = heads.getByRole('link', { name: /^Сверло/ })
  const [first, second, third] = await names.allTextContents()
  const corner = { x: 12, y: 12 }
  await heads.nth(0).dragTo(heads.nth(2), { sourcePosition: corner, targetPosition: corner })
  const moved = [second, third, first].map(String)
  await expect(names).toHaveText(moved)
  await page.reload()
  await untilHydrated(page)
  await expect(names).toHaveText(moved)
  // and the other way
  await heads.nth(1).dragTo(heads.nth(0), { sourcePosition: corner, targetPosition: corner })
  await expect(names).toHaveText([third, second, first].map(String))
})

test('задача 14: сравнение прокручено вбок и вниз — названия характеристик и товаров видны, каждое на своём месте', async ({
  page,
}) => {
  await compareThree(page)
  // a desk so narrow that three products do not fit
  await page.setViewportSize({ width: 800, height: 500 })
  const main = page.getByRole('main')
  const leftOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().left)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const label = rows.first().getByRole('rowheader').locator('span')
  const value = rows.first().getByRole('cell').first()
  const [labelLeft, valueLeft] = [await leftOf(label), await leftOf(value)]
  const heads = main.getByRole('columnheader').getByRole('link', { name: /^Сверло/ })
  const names = main.locator('.names b') // drawn only: whoever listens hears the heads
  await expect(names.first()).toBeHidden()

  const frame = main.locator('section.frame')
  await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
  await expect.poll(() => leftOf(value)).toBeLessThan(valueLeft - 60)
  expect(Math.abs((await leftOf(label)) - labelLeft)).toBeLessThanOrEqual(1)

  await rows.last().evaluate((row) => row.scrollIntoView({ block: 'center' }))
  await expect(names.last()).toBeVisible()
  await expect(names).toHaveText(await heads.allTextContents())
  const below = rows.last().getByRole('cell').last()
  const apart = async () => Math.abs((await leftOf(names.last())) - (await leftOf(below)))
  await expect.poll(apart).toBeLessThan(12)
})

test('сравнение с клавиатуры: одна остановка, стрелки, Home и End; ячейка, до которой дошли, видна рядом с названиями строк', async ({
  page,
}) => {
  await compareThree(page)
  await page.setViewportSize({ width: 800, height: 500 })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Очистить/ }).focus()
  await page.keyboard.press('Tab')
  await expect(main.getByRole('columnheader', { name: 'Характеристика' })).toBeFocused()
  for (const key of ['ArrowDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  const cell = page.locator('td:focus')
  await expect(cell).toBeInViewport({ ratio: 1 })
  const row = page.getByRole('row').filter({ has: cell })
  await expect(row.getByRole('rowheader')).toHaveText(/^В наличии/)
  await page.keyboard.press('ArrowLeft')
  const [label, box] = [await row.getByRole('rowheader').boundingBox(), await cell.boundingBox()]
  expect(box?.x).toBeGreaterThanOrEqual((label?.x ?? 0) + (label?.width ?? 0))
  await page.keyboard.press('Home')
  await expect(page.locator('th:focus')).toHaveText(/^В наличии/)
  // 400 % zoom of a screen of 1280 by 1024
  await page.setViewportSize({ width: 320, height: 256 })
  await expect(drillsIn(page)).toHaveCount(2)
  await checkAxe(page)
})

test('сравнение на телефоне: двое рядом без прокрутки вбок, третьего выбирают над колонкой', {
  tag: '@phone-only',
}, async ({ page }) => {
  await markThree(page)
  const heads = drillsIn(page)
  await expect(heads).toHaveCount(2)
  const choice = page.getByRole('combobox', { name: /^Товар\sв\sколонке 2$/ })
  const third = (await choice.locator('option').last().getAttribute('value')) ?? ''
  const before = await heads.last().textContent()
  await choice.selectOption(third)
  await expect(heads.last()).not.toHaveText(`${before}`)
  await expect(heads).toHaveCount(2)
  const frame = page.locator('section.frame')
  const spare = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await spare()).toBeLessThanOrEqual(0)
})
