import { expect, shop, test } from '../fixtures/test.ts'

test.use({ javaScriptEnabled: false })

test('без JavaScript раздел читается, фильтруется, листается и ищется', async ({ page }) => {
  await page.goto('/catalog/sverla-c-h/')
  const links = page.getByRole('main').getByRole('link', { name: /^Сверло спиральное/ })
  await expect(links).not.toHaveCount(0)
  expect(await links.count()).toBeGreaterThanOrEqual(30)
  await expect(page).toHaveTitle(/Св[её]рла/)
  const head = page.locator('head')
  const canonical = head.locator('link[rel="canonical"]')
  await expect(canonical).toHaveAttribute('href', /\/catalog\/sverla-c-h\/$/)
  const description = head.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', /.{20,}/)
  expect(await page.content()).toContain('"@type":"BreadcrumbList"')

  const diameters = page.locator('details[data-code="diameter"]')
  await diameters.getByRole('link', { name: '8', exact: true }).click()
  await expect(page).toHaveURL(/\/1\/filtered\/\?f_diameter=8$/)
  expect(await links.count()).toBeGreaterThan(0)
  await page.goto('/catalog/sverla-c-h/')

  const form = page.locator('form', { has: page.locator('input[name="brand"]') }).first()
  await expect(form).toHaveAttribute('method', 'get')
  await page.goto('/catalog/sverla-c-h/1/filtered/?brand=volgorez')
  await expect(page.getByRole('main')).toContainText('Волгорез')
  const found = await links.count()
  expect(found).toBeGreaterThan(0)

  await page.goto('/catalog/sverla-c-h/')
  const next = page
    .getByRole('navigation', { name: /^Страницы/ })
    .getByRole('link', { name: /2$/ })
    .first()
  if ((await next.count()) > 0) {
    await next.click()
    await expect(page).toHaveURL('/catalog/sverla-c-h/2/')
    await expect(links).not.toHaveCount(0)
  }

  const search = page.getByRole('banner').locator('input[name="q"]')
  await search.fill('фреза концевая')
  await search.press('Enter')
  await expect(page).toHaveURL(`${shop.origin}/search/${encodeURIComponent('фреза концевая')}/`)
  await expect(page.getByRole('main').getByRole('link', { name: /Фреза/ }).first()).toBeVisible()
})

const closed = [
  ['/basket/', 'Корзина', 'Чтобы собрать корзину, включите JavaScript'],
  ['/checkout/', 'Оформление заказа', 'Чтобы оформить заказ, включите JavaScript'],
  ['/cabinet/', 'Личный кабинет', 'Чтобы войти в кабинет, включите JavaScript'],
] as const

test('без JavaScript корзина, заказ и кабинет не «загружаются» вечно: сказано, что делать, и есть путь дальше', async ({
  page,
}) => {
  const main = page.getByRole('main')
  for (const [path, title, sentence] of closed) {
    await page.goto(path)
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
    // locators by role and text pass <noscript> by, as if scripts were on
    const instead = main.locator('noscript p')
    await expect(instead).toBeVisible()
    await expect(instead).toContainText(sentence)
    await expect(main.locator('[aria-busy], [role="status"]').first()).toBeHidden()
    await main.locator('noscript a').first().click()
    await expect(page).toHaveURL(/\/contacts\/$/)
  }
})

test('без JavaScript товары статьи – ссылка на их список с фильтрами', async ({ page }) => {
  await page.goto('/help/kak-vybrat-plastinu/')
  await page.locator('main noscript a').click()
  await expect(page).toHaveURL(/\/catalog\/plastiny-tokarnye\/1\/filtered\/\?.*f_insert_shape=/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Пластина/ })
      .first(),
  ).toBeVisible()
})
