import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pointerFile, writeInventory } from '@isp/federation/server'
import { type PublishInput, publishRelease, rollback } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeVariant } from '../fixtures/variant-build.ts'
import { createVisitor } from '../fixtures/visitor.ts'

const root = path.resolve(import.meta.dirname, '../..')
const builtCatalog = path.join(root, 'remote-catalog/dist')
const LIST = '/catalog/sverla-c-h/'

let work = ''
let original = ''

const versionServed = async (name: string): Promise<string> =>
  JSON.parse(await readFile(pointerFile(shop.releaseDir, name), 'utf8')).version

test.beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'isp-variants-'))
  original = await versionServed('catalog')
})
test.afterEach(async ({ page }) => {
  if ((await versionServed('catalog')) !== original) await goBack(original)
  await untilTaken(page, original)
})
test.afterAll(() => rm(work, { recursive: true, force: true }))

const build = async (name: string): Promise<string> => {
  const target = path.join(work, name)
  await writeVariant(builtCatalog, target, name)
  return target
}
const publish = async (buildDir: string, options: Partial<PublishInput> = {}): Promise<string> => {
  const input = { storeDir: shop.releaseDir, name: 'catalog', buildDir, isChosen: true }
  return (await publishRelease({ ...input, ...options })).version
}
const goBack = (version?: string) =>
  rollback({ storeDir: shop.releaseDir, name: 'catalog', version })

type Health = { remotes: { name: string; version: string; refused: { code: string } | null }[] }
const healthOf = async (page: Page, name = 'catalog') => {
  const health = (await (await page.request.get('/health')).json()) as Health
  return health.remotes.find((remote) => remote.name === name)
}
const untilTaken = (page: Page, version: string) =>
  expect.poll(async () => (await healthOf(page))?.version).toBe(version)

const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const openProduct = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
    .click()

test('открытая вкладка живёт со своим выпуском, новая загрузка берёт новый, возврат — прежний', async ({
  page,
}) => {
  const first = await publish(await build('v1'))
  await untilTaken(page, first)
  await page.goto(LIST)
  await untilHydrated(page)
  await expect(found(page)).toContainText('#v1#')

  await untilTaken(page, await publish(await build('v2')))
  await openProduct(page)
  await expect(page.getByText('Артикул #v1#').first()).toBeVisible()
  await page.goBack()
  await expect(found(page)).toContainText('#v1#')

  await page.reload()
  await untilHydrated(page)
  await expect(found(page)).toContainText('#v2#')

  expect(await goBack()).toBe(first)
  await untilTaken(page, first)
  await page.reload()
  await untilHydrated(page)
  await expect(found(page)).toContainText('#v1#')
})

test('кнопка «назад» к странице прежнего выпуска показывает её целой', async ({ page }) => {
  await untilTaken(page, await publish(await build('back1')))
  await page.goto(LIST)
  await untilHydrated(page)
  await untilTaken(page, await publish(await build('back2')))
  await page.goto('/delivery/')
  await page.goBack()
  await untilHydrated(page)
  await expect(found(page)).toContainText(/#back[12]#/)
  await openProduct(page)
  await expect(page.getByRole('heading', { name: 'Характеристики', exact: true })).toBeVisible()
})

test('файлы прежнего выпуска убраны: вкладка сама открывает страницу заново', async ({
  page,
  expectComplaint,
}) => {
  const first = await publish(await build('gone'))
  await untilTaken(page, first)
  await page.goto('/delivery/')
  await untilHydrated(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await untilTaken(page, await publish(await build('next')))
  await rm(path.join(shop.releaseDir, 'catalog', first), { recursive: true })
  await page.getByRole('banner').getByRole('link', { name: 'Бренды' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  // the browser names the lost file itself, and that its place has text
  expectComplaint(/404 .*remotes\/catalog/)
  expectComplaint(/^Refused to execute .*remotes\/catalog/)
})

test('часть страницы убрана вместе с прежним выпуском: страница открывается заново', async ({
  page,
  expectComplaint,
}) => {
  const name = 'basket-checkout'
  const store = path.join(shop.releaseDir, name)
  const before = await versionServed(name)
  const variant = path.join(work, name)
  await cp(path.join(root, 'remote-basket-checkout/dist'), variant, { recursive: true })
  const meta = path.join(variant, 'release-meta.json')
  await writeFile(meta, `${await readFile(meta, 'utf8')}\n`)
  await writeInventory(variant)

  await page.goto(LIST)
  await untilHydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click()
  await expect(page.getByRole('main').getByText('В корзине').first()).toBeVisible()
  await page.goto('/basket/')
  const order = page.getByRole('main').getByRole('link', { name: 'Оформить заказ' })
  await expect(order).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))

  const next = await publish(variant, { name })
  await expect.poll(async () => (await healthOf(page, name))?.version).toBe(next)
  const away = `${shop.releaseDir}-${before}`
  await rename(path.join(store, before), away)
  try {
    await order.click()
    await expect(page).toHaveURL('/checkout/')
    await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false)
  } finally {
    await rename(away, path.join(store, before))
    await rollback({ storeDir: shop.releaseDir, name, version: before })
  }
  expectComplaint(/404 .*remotes\/basket-checkout/)
  expectComplaint(/^Refused to execute .*remotes\/basket-checkout/)
})

test('байт изменён уже в хранилище: магазин отдаёт последний годный и говорит почему', async ({
  page,
}) => {
  const good = await publish(await build('good'))
  const version = await publish(await build('spoilt'))
  await untilTaken(page, version)
  const folder = path.join(shop.releaseDir, 'catalog', version)
  await writeFile(path.join(folder, 'node/server.cjs'), 'throw 1')
  await untilTaken(page, good)
  expect(await healthOf(page)).toMatchObject({ refused: { code: 'file-changed' } })
  await page.goto(LIST)
  await untilHydrated(page)
  await expect(found(page)).toContainText('#good#')
  const entry = await page.request.get(`/remotes/catalog/${version}/web/mf-manifest.json`)
  expect(entry.status()).toBe(404)
  expect(entry.headers()['cache-control']).toBe('no-store')
})

test('три выпуска и возврат под двумя посетителями: ни одной сорванной страницы', async ({
  browser,
}) => {
  let isOver = false
  const visitors = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const context = await browser.newContext({ baseURL: shop.origin, locale: 'ru-RU' })
      const page = await context.newPage()
      return { page, context, ...createVisitor(page) }
    }),
  )
  const walks = visitors.map(async ({ goRound }) => {
    while (!isOver) await goRound()
    await goRound() // whatever came last is met by everybody
  })
  const [probe] = visitors
  if (!probe) throw new Error('no visitors')
  for (const name of ['r1', 'r2', 'r3']) {
    await untilTaken(probe.page, await publish(await build(name)))
    await expect.poll(() => visitors.some(({ visit }) => visit.marks.has(name))).toBe(true)
  }
  await untilTaken(probe.page, await goBack())
  isOver = true
  await Promise.all(walks)
  const visits = visitors.map(({ visit }) => visit)
  await Promise.all(visitors.map(({ context }) => context.close()))
  expect(visits.flatMap(({ failures }) => failures)).toEqual([])
  expect(visits.flatMap(({ mismatches }) => mismatches)).toEqual([])
})
