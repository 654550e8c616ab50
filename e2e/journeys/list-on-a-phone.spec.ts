import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('задача 14: на телефоне подразделы и выбор — по строке, и товары начинаются на первых 300 px', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/razvertki-i-zenkery/')
  const chips = page.getByRole('navigation', { name: 'Подразделы' })
  expect((await chips.boundingBox())?.height).toBeLessThan(64)
  const first = await page.locator('main tbody tr').first().boundingBox()
  expect(first?.y).toBeLessThanOrEqual(300)
  // in the header words that fit stand for the longer ones of a desk
  const words = page.getByRole('search').getByText('найти товар', { exact: true })
  const [text, field] = [await words.boundingBox(), await page.getByRole('searchbox').boundingBox()]
  expect((text?.x ?? Number.NaN) + (text?.width ?? 0)).toBeLessThanOrEqual(
    (field?.x ?? 0) + (field?.width ?? 0),
  )
  await page.getByRole('searchbox').fill('раз')
  await expect(words).toBeHidden()
})

test('«назад» на телефоне возвращает и форму фильтров: прежнее не уходит со следующим выбором', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const openFilters = () => page.getByRole('link', { name: /^Фильтры/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Фильтры' })
  await openFilters()
  const price = sheet.getByRole('textbox', { name: 'Цена, от' })
  await price.fill('500')
  await price.press('Enter')
  await expect(page).toHaveURL(/price_from=500/)
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await openFilters()
  await expect(price).toHaveValue('')
  await sheet.getByRole('checkbox', { name: /^Alpenhart/ }).check()
  await expect(page).toHaveURL(/\?brand=alpenhart$/)
  await page.goBack()
  await expect(page).toHaveURL('/catalog/sverla-c-h/')
  await expect(
    page.locator('form input[name="brand"][value="alpenhart"]').first(),
  ).not.toBeChecked()
})

test('сообщение под полем количества не раздвигает список на телефоне', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const row = page.getByRole('main').locator('form[data-hydrated]').first()
  const field = row.getByRole('textbox', { name: /^Количество/ })
  await field.fill('99999999999')
  await field.press('Tab')
  await expect(row.getByText(/^Можно заказать не\sбольше/)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
