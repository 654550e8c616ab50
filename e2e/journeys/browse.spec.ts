import { expect, test, untilHydrated } from '../fixtures/test.ts'

test('посетитель идёт от главной к товару: раздел, фильтр, товар', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Весь каталог/ })
    .click()
  await expect(page).toHaveURL('/catalog/')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Свёрла спиральные ц\/х/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свёрла спиральные ц/х')

  if (isMobile) await page.getByRole('link', { name: /^Фильтры/ }).click()
  const brand = page.getByRole('checkbox', { name: /^Волгорез/ })
  const label = (await brand.locator('xpath=ancestor::label').textContent()) ?? ''
  const found = /\d+$/.exec(label.trim())?.[0]
  await brand.check()
  if (isMobile) await page.getByRole('button', { name: /^Показать \d+\sтовар/ }).click()
  await expect(page).toHaveURL(/\/1\/filtered\/\?brand=volgorez$/)
  // the list of before stays in sight until the new one is there
  const count = page.getByRole('status').filter({ hasText: new RegExp(`^${found}\\sтовар`) })
  await expect(count).toBeVisible()
  const names = page.getByRole('main').getByRole('link', { name: /^Сверло спиральное/ })
  await expect(names.first()).toBeVisible()

  const name = (await names.first().textContent()) ?? ''
  await names.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveTitle(new RegExp(name.slice(0, 16).replaceAll(/\s|[()+*?.]/g, '.')))
  await expect(page.getByRole('heading', { name: 'Характеристики', exact: true })).toBeVisible()
  // what is decided by stands on the first screen
  const main = page.getByRole('main')
  await main.evaluate(() => window.scrollTo(0, 0))
  await expect(main.getByText(/^[\d\s]+,\d\d\s₽$/).first()).toBeInViewport()
  await expect(main.getByText(/^(В\sналичии|Под\sзаказ|Нет\sв\sналичии)/).first()).toBeInViewport()
  await expect(main.getByRole('button', { name: /^В корзину/ }).first()).toBeInViewport({
    ratio: 1,
  })

  await page.goBack()
  await expect(page).toHaveURL(/brand=volgorez/)
  await page.reload()
  await expect(page.getByRole('link', { name: /Волгорез/ }).first()).toBeVisible()
})

test('поиск подсказывает, исправляет раскладку и открывает товар по артикулу', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/')
  await untilHydrated(page)
  const field = page.getByRole('banner').getByLabel('Поиск по каталогу').and(page.locator('input'))
  await field.click()
  await field.pressSequentially('сверло')
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)

  await field.fill('cdthkj')
  await field.press('Enter')
  await expect(page).toHaveURL('/search/cdthkj/')
  await expect(page.getByRole('main')).toContainText('сверло')
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /Сверло/ })
    .first()
  await first.click()
  await expect(page).toHaveURL(/\/product\/[^/]+\/\?searched=/)

  // the word alone: heads of the list's table, which stands until the product has come, have it among others
  const term = page.getByRole('main').getByText('Артикул', { exact: true })
  const article = await term.first().locator('..').textContent()
  const number = article?.replace(/^Артикул\s*/, '').trim() ?? ''
  expect(number.length).toBeGreaterThan(3)
  await field.fill(number.replaceAll(/[-\s.]/g, '').toLowerCase())
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: 'Найти' }).click()
  else await field.press('Enter')
  await expect(page.getByRole('main')).toContainText(number)
})

test('другой список начинается с первых строк, остальные следом: прежние стоят на их месте', async ({
  page,
}) => {
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  await page.evaluate(() => {
    const parts = () => [...document.querySelectorAll('#listing tbody')]
    const names = (part: Element | undefined) =>
      [...(part?.querySelectorAll('a.name') ?? [])].map((name) => name.getAttribute('href'))
    const before = parts().map((part) => names(part).join())
    const seen: object[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const [first, second] = parts()
      if (!first || !second || names(first).join() === before[0]) return
      seen.push({ isOld: names(second).join() === before[1], rows: names(second).length })
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await page.getByRole('link', { name: 'Вперёд' }).click()
  await expect(page).toHaveURL(/\/2\/$/)
  await expect
    .poll(() => page.evaluate<object[]>('seen.slice(-1)'))
    .toEqual([{ isOld: false, rows: 3 }])
  const seen = await page.evaluate<object[]>('seen')
  expect(seen[0]).toEqual({ isOld: true, rows: 3 })
})
