import AxeBuilder from '@axe-core/playwright'
import { signIn } from '../fixtures/people.ts'
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

test('к чему пришла клавиатура, то не лежит под нижней полосой телефона (WCAG 2.4.11)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
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

test('axe не находит нарушений на пути покупки', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }) // half-faded text has half its contrast
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  const main = page.getByRole('main')
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await main.getByRole('button', { name: 'В корзину' }).first().click()
  await expect(main.getByText('В корзине').first()).toBeVisible()
  await page.goto('/basket/')
  await expect(main.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
  await check()
  await page.goto('/cabinet/auth/')
  await untilHydrated(page)
  await check()
  await signIn(page, 'buyer@example.com')
  await expect(page).toHaveURL(/\/cabinet\/$/)
  if (isMobile) await page.getByRole('button', { name: /меню кабинета$/ }).click()
  await expect(page.getByRole('button', { name: 'выйти из кабинета' })).toBeVisible()
  await check()
  await page.goto('/checkout/')
  await expect(main.getByRole('heading', { name: 'Ваш заказ' })).toBeVisible()
  await check()
  await page.goto('/cabinet/orders/')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Заказы')
  await check()
})
