import AxeBuilder from '@axe-core/playwright'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

const pages = [
  '/',
  '/catalog/',
  '/catalog/sverla-c-h/',
  '/search/фреза/',
  '/brands/',
  '/contacts/',
  '/basket/',
]

for (const path of pages) {
  test(`axe не находит нарушений: ${path}`, async ({ page }) => {
    await page.goto(path)
    await untilHydrated(page)
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

test('страница товара доступна и проходится с клавиатуры', async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused()
  await page.keyboard.press('Enter')
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
  await product.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Характеристики' })).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
