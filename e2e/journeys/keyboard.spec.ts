import type { Locator, Page } from 'playwright/test'
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
  await expect(page.getByRole('heading', { name: 'Характеристики', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(product).toBeFocused()
  // a button that takes itself away leaves the focus to what stood nearest
  await page.getByRole('button', { name: 'Понятно' }).press('Enter')
  await expect(page.getByRole('banner').locator(':focus')).toBeVisible()
})

test('к чему пришла клавиатура, то не лежит под полосами телефона (WCAG 2.4.11)', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const consent = page.locator('#cookie-banner')
  const bar = page.locator('nav[data-boundary="shell"]')
  expect(await tabbedUnder(page, consent, 30)).toEqual([])
  await consent.getByRole('button').click()
  await expect(consent).toBeHidden()
  expect(await tabbedUnder(page, bar, 60)).toEqual([])
})

test('в контрастной теме видно, что выбрано и где фокус', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const search = page.getByRole('banner').locator('input[name=q]')
  await search.focus()
  await expect(search).toHaveCSS('outline-style', 'solid')
  const sizes = page.getByRole('main').locator('.views a')
  const grounds = await sizes.evaluateAll((links) =>
    links.map((link) => ({
      isChosen: link.hasAttribute('aria-current'),
      ground: getComputedStyle(link).backgroundColor,
    })),
  )
  const groundsOf = (isChosen: boolean) =>
    new Set(grounds.filter((one) => one.isChosen === isChosen).map(({ ground }) => ground))
  expect(groundsOf(true).size).toBe(1)
  expect(groundsOf(false)).not.toContain([...groundsOf(true)][0])
})

/** What Tab comes to although the bar lies over it, wholly or in part. */
const tabbedUnder = async (page: Page, bar: Locator, steps: number): Promise<string[]> => {
  const covered: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    covered.push(
      ...(await bar.evaluate((over) => {
        const focused = document.activeElement
        if (!focused?.closest('main')) return []
        const isUnder =
          focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top + 1
        return isUnder ? [focused.outerHTML.slice(0, 80)] : []
      })),
    )
  }
  return covered
}
