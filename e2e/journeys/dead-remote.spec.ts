import { rename } from 'node:fs/promises'
import path from 'node:path'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const folder = () => path.join(shop.releaseDir, 'catalog')
const away = () => `${shop.releaseDir}-catalog-away`

test.describe('каталог пропал с диска', () => {
  test.beforeEach(() => rename(folder(), away()))
  test.afterEach(() => rename(away(), folder()).catch(() => {}))

  test('шапка и другие страницы живут, место говорит правду, возвращение не требует перезапуска', async ({
    page,
    expectComplaint,
  }) => {
    await expect
      .poll(async () => (await page.request.get('/catalog/sverla-c-h/')).status())
      .toBe(503)
    await page.goto('/catalog/sverla-c-h/')
    await untilHydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Кабинет' })).toBeVisible()
    const retry = page.getByRole('main').getByRole('button', { name: /Повторить|Попробовать/ })
    await expect(retry).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Доставка')
    await page.goBack()
    await expect(retry).toBeVisible()

    await rename(away(), folder())
    await expect
      .poll(async () => (await page.request.get('/catalog/sverla-c-h/')).status())
      .toBe(200)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свёрла спиральные ц/х')
    expectComplaint(/503 .*catalog\/sverla-c-h/)
  })
})

const faults: Record<
  string,
  {
    files: string
    answer: { status: number; body: string; contentType: string }
    complaint: RegExp
  }
> = {
  'вход отвечает 500': {
    files: '**/remoteEntry.*.js*',
    answer: { status: 500, body: '', contentType: 'text/plain' },
    complaint: /500 .*remoteEntry/,
  },
  'вход испорчен': {
    files: '**/remoteEntry.*.js*',
    answer: { status: 200, body: '}{', contentType: 'text/javascript' },
    complaint: /digest .*remoteEntry/,
  },
  'вместо входа страница': {
    files: '**/remoteEntry.*.js*',
    answer: { status: 200, body: '<html>', contentType: 'text/html' },
    complaint: /digest .*remoteEntry/,
  },
  'часть отвечает 500': {
    files: '**/remotes/catalog/*/web/routes.*.js*',
    answer: { status: 500, body: '', contentType: 'text/plain' },
    complaint: /500 .*routes/,
  },
  'часть испорчена': {
    files: '**/remotes/catalog/*/web/routes.*.js*',
    answer: { status: 200, body: 'throw 1', contentType: 'text/javascript' },
    complaint: /digest .*routes/,
  },
}

for (const [name, { files, answer, complaint }] of Object.entries(faults)) {
  test(`переход в каталог, когда ${name}: шапка жива, повтор помогает`, async ({
    page,
    expectComplaint,
  }) => {
    await page.route(files, (route) => route.fulfill(answer))
    await page.goto('/delivery/')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    await page.getByRole('banner').getByRole('link', { name: 'Бренды' }).click()
    const retry = page.getByRole('main').getByRole('button', { name: /Повторить|Попробовать/ })
    await expect(retry).toBeVisible()
    await page.unroute(files)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expectComplaint(complaint)
  })
}

// under its own headers a browser keeps the spoilt file for the whole document
for (const [name, files] of [
  ['вход', '**/remotes/catalog/*/web/remoteEntry.*.js*'],
  ['часть', '**/remotes/catalog/*/web/routes.*.js*'],
] as const) {
  test(`${name} каталога портится в пути, а заголовки целы: повтор приносит настоящий файл`, async ({
    page,
    expectComplaint,
  }) => {
    await page.route(files, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};window.isSpoilt=true` })
    })
    await page.goto('/delivery/')
    await untilHydrated(page)
    await page.getByRole('banner').getByRole('link', { name: 'Бренды' }).click()
    const retry = page.getByRole('main').getByRole('button', { name: /Повторить|Попробовать/ })
    await expect(retry).toBeVisible()
    await page.unroute(files)
    await retry.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
    expect(await page.evaluate(() => 'isSpoilt' in window)).toBe(false)
    expectComplaint(/digest /)
  })
}

test('каталог не загрузился при открытии: страница остаётся читаемой, повтор её оживляет', async ({
  page,
  expectComplaint,
}) => {
  await page.route('**/remotes/catalog/**', (route) => route.abort())
  await page.goto('/catalog/sverla-c-h/')
  await untilHydrated(page)
  const products = page.getByRole('main').getByRole('link', { name: /^Сверло спиральное/ })
  await expect(products.first()).toBeVisible()
  const retry = page.getByRole('main').getByRole('button', { name: /Повторить|Попробовать/ })
  await expect(retry).toBeVisible()
  await page.unroute('**/remotes/catalog/**')
  await retry.click()
  await expect(retry).toHaveCount(0)
  await expect(products.first()).toBeVisible()
  expectComplaint(/ERR_FAILED .*remotes\/catalog/)
})
