import type { Locator } from 'playwright/test'
import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('до первого касания и простоя ни один сценарий приложения не запрошен', async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  // by the page's own clock: how soon this process hears of a request says nothing
  const { readAt, scripts } = await page.evaluate(() => ({
    readAt: performance.getEntriesByType('navigation')[0]?.toJSON().domContentLoadedEventEnd,
    scripts: (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .map(({ name, startTime }) => ({ name, startTime })),
  }))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter(({ startTime }) => startTime < readAt)).toEqual([])
})

test('дальние строки списка видны и до оживления, стоит к ним подойти', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/static/*/web/main.*.js', () => {}) // never comes
  await page.goto('/catalog/sverla-c-h/')
  const last = page.getByRole('main').locator('tbody tr').last()
  const isDrawn = () => last.evaluate((row) => row.checkVisibility({ contentVisibilityAuto: true }))
  const isFolded = (page.viewportSize()?.width ?? 0) < 640
  expect(await isDrawn()).toBe(!isFolded) // in one column they wait
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isDrawn).toBe(true)
  await expect(last.getByRole('link').last()).toBeInViewport()
})

test('набранное до оживления страницы не теряется', async ({ page }) => {
  await page.route('**/static/*/web/main.*.js', async (route) => {
    await typed
    await route.continue()
  })
  let release = () => {}
  const typed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto('/catalog/sverla-c-h/')
  const field = page.getByRole('banner').locator('input[name="q"]')
  await field.fill('метчик М8')
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(0)
  release()
  await untilHydrated(page)
  await expect(field).toHaveValue('метчик М8')
  await field.press('Enter')
  await expect(page).toHaveURL(`/search/${encodeURIComponent('метчик М8')}/`)
})

test('ссылка, нажатая до оживления, ведёт куда обещала', async ({ page }) => {
  await page.route('**/static/*/web/main.*.js', () => {}) // never comes
  await page.goto('/catalog/sverla-c-h/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Сверло')
})

test('нажатие «Сравнить» до оживления не теряется и считается один раз', async ({ page }) => {
  let release = () => {}
  const clicked = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/*/web/main.*.js', async (route) => {
    await clicked
    await route.continue()
  })
  await page.goto('/catalog/sverla-c-h/')
  const product = page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
  await page.goto((await product.getAttribute('href')) ?? '')
  const compare = page.getByRole('button', { name: 'Сравнить', exact: true })
  await compare.click()
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(0)
  release()
  await untilHydrated(page)
  await expect(page.getByRole('button', { name: 'В сравнении' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isp_comparison'))).toMatch(/^\[\d+\]$/)
})

test('уведомление о cookie стоит с первого кадра; принятое до оживления больше не показано', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/static/*/web/main.*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/catalog/sverla-c-h/')
  const banner = page.getByRole('region', { name: 'Файлы cookie' })
  await expect(banner).toBeInViewport({ ratio: 1 })
  const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
  expect(await placeOf(page.getByRole('banner'))).toBe(0)
  expect(await placeOf(banner)).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2)
  await page.getByRole('contentinfo').evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  const end = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(await placeOf(banner)).toBeGreaterThan(end) // it covers nothing there
  await banner.getByRole('button', { name: 'Понятно' }).click()
  await expect(page.locator('#root[data-hydrated]')).toHaveCount(0)
  release()
  await untilHydrated(page)
  await expect(banner).toHaveCount(0)
  await page.unroute('**/static/*/web/main.*.js')
  await page.route('**/static/*/web/main.*.js', () => {}) // never comes: the page alone must know
  await page.goto('/delivery/')
  await expect(page.locator('#cookie-banner')).toBeHidden()
})
