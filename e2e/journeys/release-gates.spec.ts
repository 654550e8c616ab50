import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { INVENTORY_FILE, pointerFile, versionOf, writeInventory } from '@isp/federation/server'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeVariant } from '../fixtures/variant-build.ts'

const root = path.resolve(import.meta.dirname, '../..')
const LIST = '/catalog/sverla-c-h/'

let work = ''
test.beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'isp-gates-'))
})
test.afterAll(() => rm(work, { recursive: true, force: true }))

type Uses = { names: Record<string, string[]>; operations: string[] }

/** A build of the catalogue that says it uses something else. */
const build = async (name: string, change: (uses: Uses) => void): Promise<string> => {
  const target = path.join(work, name)
  await writeVariant(path.join(root, 'remote-catalog/dist'), target, name)
  const file = path.join(target, 'release-meta.json')
  const meta = JSON.parse(await readFile(file, 'utf8')) as { uses: Uses }
  change(meta.uses)
  await writeFile(file, JSON.stringify(meta))
  await writeInventory(target)
  return target
}

type Health = { remotes: { name: string; version: string; refused: { code: string } | null }[] }
const healthOf = async (page: Page) => {
  const health = (await (await page.request.get('/health')).json()) as Health
  return health.remotes.find(({ name }) => name === 'catalog')
}

const productPageOf = async (page: Page): Promise<string> => {
  await page.goto(LIST)
  const link = page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
  return (await link.getAttribute('href')) ?? ''
}

test('оболочка записала ровно те имена, которые даёт', async () => {
  const { version } = JSON.parse(await readFile(pointerFile(shop.releaseDir, 'shell'), 'utf8'))
  const release = path.join(shop.releaseDir, 'shell', version)
  const renderer = path.join(release, 'node/render.cjs')
  const { sharedModules } = createRequire(import.meta.url)(renderer) as {
    sharedModules: Record<string, object>
  }
  const meta = await readFile(path.join(release, 'release-meta.json'), 'utf8')
  const { names } = (JSON.parse(meta) as { provides: Uses }).provides
  const given = Object.entries(sharedModules).map(([singleton, module]) => [
    singleton,
    Object.keys(module)
      .filter((name) => name !== 'default' && name !== '__esModule')
      .sort(),
  ])
  expect(names).toEqual(Object.fromEntries(given))
})

test.describe('выпуск, которому оболочки не хватает, не виден никому', () => {
  test('указатель переставлен мимо команды: страницы товаров живут с прежним выпуском', async ({
    page,
  }) => {
    const product = await productPageOf(page)
    const before = await healthOf(page)
    const dir = await build('past', ({ names }) => names['@isp/router']?.push('useHref'))
    const version = versionOf(await readFile(path.join(dir, INVENTORY_FILE)))
    const store = path.join(shop.releaseDir, 'catalog')
    await cp(dir, path.join(store, version), { recursive: true })
    const file = pointerFile(shop.releaseDir, 'catalog')
    const pointer = await readFile(file, 'utf8')
    await writeFile(file, JSON.stringify({ ...JSON.parse(pointer), version }))
    try {
      await expect
        .poll(async () => (await healthOf(page))?.refused)
        .toMatchObject({ code: 'name-missing', version })
      expect(await healthOf(page)).toMatchObject({ version: before?.version })
      const answer = await page.goto(product)
      expect(answer?.status()).toBe(200)
      await untilHydrated(page)
      await expect(page.getByText('Артикул', { exact: true }).first()).toBeVisible()
    } finally {
      await writeFile(file, pointer)
      await rm(path.join(store, version), { recursive: true })
    }
    await expect.poll(async () => (await healthOf(page))?.refused).toBeNull()
  })
})

test.describe('на телефоне', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('правила на всю страницу уходят вместе со страницей, которая их принесла', async ({
    page,
  }) => {
    const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow)
    await page.goto(LIST)
    await untilHydrated(page)
    const product = page.getByRole('main').getByRole('link', { name: /^Сверло спиральное/ })
    await product.first().click()
    await expect(page.getByRole('heading', { name: 'Характеристики', exact: true })).toBeVisible()
    await page.goBack()
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    expect(await overflow()).toBe('visible')
    await page.getByRole('link', { name: /^Фильтры/ }).click()
    await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible()
    expect(await overflow()).toBe('hidden')

    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Характеристики', exact: true })).toBeVisible()
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
    expect(await overflow()).toBe('visible')
  })
})
