import { checkAxe } from '../fixtures/check-axe.ts'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const SECTION = '/catalog/sverla-c-h/'

test('§3, задача 14: «без НДС» выбрано один раз: в списке, на товаре и после перезагрузки — с первого рисования', async ({
  page,
}) => {
  await page.goto(SECTION)
  await untilHydrated(page)
  const amount = page.locator('tbody td.price').first()
  await expect(amount.locator('.gross')).toBeVisible()
  await expect(amount.locator('.net')).toBeHidden()
  await page.getByRole('combobox', { name: 'Какие цены показывать' }).selectOption('net')
  await expect(amount.locator('.net')).toBeVisible()
  await expect(amount.locator('.gross')).toBeHidden()
  await expect(page.getByRole('columnheader', { name: 'Цена без НДС' })).toHaveCount(1)

  // the very document of the server: no part of the page ever comes alive
  await page.route('**/*.js', () => {})
  await page.goto(SECTION, { waitUntil: 'commit' })
  await expect(amount.locator('.net')).toBeVisible()
  await expect(amount.locator('.gross')).toBeHidden()
  await page.unroute('**/*.js')

  const product = await page.locator('tbody th a').first().getAttribute('href')
  await page.goto(product ?? '')
  await untilHydrated(page)
  await expect(page.getByRole('main').getByText('без НДС', { exact: true })).toBeVisible()
})

test('задача 14: порядок, которого нет, и страница дальше последней: сказано, что не так, фильтры остаются', async ({
  page,
  expectComplaint,
}) => {
  // the browser names refused documents itself
  expectComplaint(/400 .*sort=/)
  expectComplaint(/404 .*\/99\//)
  const main = page.getByRole('main')
  for (const sort of ['up:ghost', 'cheap']) {
    const answer = await page.goto(`${SECTION}1/filtered/?brand=volgorez&sort=${sort}`)
    expect(answer?.status()).toBe(400)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Такого порядка здесь нет')
  }
  await untilHydrated(page)
  await checkAxe(page)
  await main.getByRole('link', { name: 'Показать в обычном порядке' }).click()
  await expect(page).toHaveURL(/\?brand=volgorez$/)
  const answer = await page.goto(`${SECTION}99/filtered/?brand=volgorez`)
  expect(answer?.status()).toBe(404)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Такой страницы в списке нет')
  await main.getByRole('link', { name: 'На первую страницу' }).click()
  await expect(page).toHaveURL(/\/1\/filtered\/\?brand=volgorez$/)
})

test.describe('без JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('задача 14: склад, день прихода и «сначала в наличии» выбираются формой, выбор остаётся в адресе', {
    tag: '@phone',
  }, async ({ page, isMobile }) => {
    await page.goto(isMobile ? `${SECTION}#filters` : SECTION)
    const form = page.locator('#listing-filters')
    await form.locator('input[name=warehouse]').first().check()
    await form.locator('input[name=arrival]').first().check()
    await form.getByRole('button', { name: /^Показать/ }).click()
    await expect(page).toHaveURL(/[?&]warehouse=\w+/)
    await expect(page).toHaveURL(/[?&]arrival=20\d\d-\d\d-\d\d/)
    await expect(page.locator('tbody tr')).not.toHaveCount(0)
    await expect(page.getByRole('main').getByText(/^На складе: /)).toBeVisible()
    await expect(page.getByRole('main').getByText(/^Есть или придёт: до \d+/)).toBeVisible()
    const bars = form.locator('fieldset > svg[aria-hidden]')
    await expect(bars).not.toHaveCount(0)
  })
})
