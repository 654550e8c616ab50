import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('«назад» возвращает и форму фильтров: прежнее не уходит со следующим выбором', async ({
  page,
}) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const price = page.getByRole('textbox', { name: 'Цена, от' })
  await price.fill('500')
  await price.press('Enter')
  await expect(page).toHaveURL(/price_from=500/)
  await page.goBack()
  await expect(page).toHaveURL('/catalog/sverla-c-h/')
  await expect(price).toHaveValue('')
  await page.getByRole('checkbox', { name: /^Alpenhart/ }).check()
  await expect(page).toHaveURL(/\?brand=alpenhart$/)
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^Alpenhart/ })).not.toBeChecked()
  await page.getByRole('checkbox', { name: /^Волгорез/ }).check()
  await expect(page).toHaveURL(/\?brand=volgorez$/)
})

for (const width of [768, 1024, 1440]) {
  test(`сообщение под полем количества не раздвигает таблицу: ширина ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/catalog/sverla-c-h/')
    await untilHydrated(page)
    const row = page.getByRole('main').locator('form[data-hydrated]').first()
    const field = row.getByRole('textbox', { name: /^Количество/ })
    await field.fill('99999999999')
    await field.press('Tab')
    const notice = row.getByText(/^Можно заказать не\sбольше/)
    await expect(notice).toBeVisible()
    const [text, place] = [await notice.boundingBox(), await row.boundingBox()]
    expect(text?.width).toBeLessThanOrEqual(place?.width ?? 0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  })
}
