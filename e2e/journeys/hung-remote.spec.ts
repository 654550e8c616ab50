import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { publishRelease, rollback } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeVariant } from '../fixtures/variant-build.ts'

const builtCatalog = path.resolve(import.meta.dirname, '../../remote-catalog/dist')
const LIST = '/catalog/sverla-c-h/'
const STOPPED = '/brands/'

/** What a loader of one page does on the server, and nowhere else. */
const faults = {
  loops: 'for (;;);',
  'never ends': 'return new Promise(() => {})',
  'eats memory': 'for (const all = []; ; ) all.push(new Array(100_000).fill(all.length))',
}

const spoil = (fault: string) => `
{
  const remote = module.exports.default
  const { createRoutes } = remote
  const spoilt = (route) => ({
    ...route,
    ...(route.children && { children: route.children.map(spoilt) }),
    loader: async (args) => {
      if (new URL(args.request.url).pathname === '${STOPPED}') { ${fault} }
      return route.loader ? route.loader(args) : null
    },
  })
  remote.createRoutes = (context) => createRoutes(context).map(spoilt)
}`

type Health = { remotes: { name: string; version: string; refused: object | null }[] }
const healthOf = async (page: Page) => {
  const health = (await (await page.request.get('/health')).json()) as Health
  return health.remotes.find((remote) => remote.name === 'catalog')
}
const untilServed = (page: Page, version: string) =>
  expect.poll(async () => (await healthOf(page))?.version).toBe(version)

let work = ''
let original = ''

const publish = async (name: string, fault = ''): Promise<string> => {
  const buildDir = path.join(work, name)
  await writeVariant(builtCatalog, buildDir, name)
  if (fault) await appendFile(path.join(buildDir, 'node/server.cjs'), spoil(fault))
  await writeInventory(buildDir)
  const input = { storeDir: shop.releaseDir, name: 'catalog', buildDir, isChosen: true }
  return (await publishRelease(input)).version
}

test.beforeEach(async ({ page }) => {
  work = await mkdtemp(path.join(tmpdir(), 'isp-hung-'))
  original = (await healthOf(page))?.version ?? ''
})
test.afterEach(async ({ page }) => {
  await rollback({ storeDir: shop.releaseDir, name: 'catalog', version: original })
  await untilServed(page, original)
  await rm(work, { recursive: true })
})

test('страница каталога зациклилась: магазин отвечает, выпуск отстранён, прежний работает, новый берётся', async ({
  page,
  expectComplaint,
}) => {
  const looping = await publish('looping', faults.loops)
  await untilServed(page, looping)
  const stopped = page.request.get(STOPPED)
  for (const address of ['/', '/basket/', '/delivery/', '/health']) {
    expect((await page.request.get(address)).status(), address).toBe(200)
  }
  expect((await stopped).status()).toBe(503)
  expect((await page.request.get(LIST)).status()).toBe(200)

  // once may be the machine's fault: the release still serves, and the browser shows what the server could not
  await page.goto(STOPPED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
  await untilServed(page, original)
  expect(await healthOf(page)).toMatchObject({ refused: { version: looping, code: 'set-aside' } })
  expect((await page.request.get(STOPPED)).status()).toBe(200)

  const mended = await publish('mended')
  await untilServed(page, mended)
  expect(await healthOf(page)).toMatchObject({ refused: null })
  await page.goto(LIST)
  await untilHydrated(page)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('#mended#')
  expectComplaint(/503/) // the browser names the 503 itself
})

test('страница каталога ждёт без конца: отвечена без содержимого, выпуск остаётся', async ({
  page,
  expectComplaint,
}) => {
  const silent = await publish('silent', faults['never ends'])
  await untilServed(page, silent)
  await page.goto(STOPPED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Бренды')
  expect((await page.request.get(LIST)).status()).toBe(200)
  expect(await healthOf(page)).toMatchObject({ version: silent, refused: null })
  expectComplaint(/503/)
})

test('страница каталога съедает память: магазин цел, выпуск отстранён', async ({ page }) => {
  const hungry = await publish('hungry', faults['eats memory'])
  await untilServed(page, hungry)
  const stopped = page.request.get(STOPPED)
  expect((await page.request.get('/')).status()).toBe(200)
  expect((await stopped).status()).toBe(503)
  await untilServed(page, original)
  expect(await healthOf(page)).toMatchObject({ refused: { version: hungry, code: 'set-aside' } })
  expect((await page.request.get(STOPPED)).status()).toBe(200)
})
