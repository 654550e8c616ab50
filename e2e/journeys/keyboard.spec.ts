import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('к товару из списка приходят с клавиатуры, мимо шапки', async ({ page }) => {
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(product).toBeFocused()
})

test('к чему пришла клавиатура, то не лежит под нижней полосой телефона (WCAG 2.4.11)', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const consent = page.getByRole('button', { name: 'Понятно' })
  await consent.click()
  await expect(consent).toBeHidden()
  const covered: string[] = []
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    covered.push(
      ...(await page.evaluate(() => {
        const focused = document.activeElement
        const bar = document.querySelector('nav[data-boundary="shell"] li')?.closest('nav')
        if (!focused || !bar || bar.contains(focused)) return []
        const isFixed = getComputedStyle(bar).position === 'fixed'
        const isUnder = focused.getBoundingClientRect().bottom > bar.getBoundingClientRect().top + 1
        return isFixed && !isUnder ? [] : [focused.outerHTML.slice(0, 80)]
      })),
    )
  }
  expect(covered).toEqual([])
})
