import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { openReleaseControl, type ReleaseControl, storeRelease } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeVariant } from '../fixtures/variant-build.ts'

const builtCatalog = path.resolve(import.meta.dirname, '../../remote-catalog/dist')
const LIST = '/catalog/sverla-c-h/'
const STOPPED = '/brands/'

/** What the page of brands does on the server. */
const loops = `
{
  const remote = module.exports.default
  const { createRoutes } = remote
  const spoilt = (route) => ({
    ...route,
    ...(route.children && { children: route.children.map(spoilt) }),
    loader: async (args) => {
      if (new URL(args.request.url).pathname === '${STOPPED}') for (;;);
      return route.loader ? route.loader(args) : null
    },
  })
  remote.createRoutes = (context) => createRoutes(context).map(spoilt)
}`

let work = ''
let control: ReleaseControl
test.beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'isp-canary-'))
  control = openReleaseControl(shop.databaseUrl)
})
test.afterAll(async () => {
  await control.end('catalog', { state: 'withdrawn', by: 'journey', reason: null })
  await control.close()
  await rm(work, { recursive: true, force: true })
})

const store = async (name: string, spoil = ''): Promise<string> => {
  const buildDir = path.join(work, name)
  await writeVariant(builtCatalog, buildDir, name)
  if (spoil) await appendFile(path.join(buildDir, 'node/server.cjs'), spoil)
  await writeInventory(buildDir)
  return storeRelease({ storeDir: shop.releaseDir, name: 'catalog', buildDir })
}
const begin = (version: string) =>
  control.startCanary({
    ...{ name: 'catalog', version, by: 'journey', commit: null, isAgain: false },
    stages: [{ percent: 100, minutes: 60 }],
  })
const found = (page: Page) => page.getByRole('main').getByRole('status').first()
const servedTo = async (page: Page): Promise<string | undefined> => {
  const registry = await (await page.request.get('/remotes.json')).json()
  const remotes = (registry as { remotes: { name: string; version: string }[] }).remotes
  return remotes.find(({ name }) => name === 'catalog')?.version
}

test('предпросмотр: страница выпуска, которого никто не видит, оживает целой; «Выйти» возвращает к общему', async ({
  page,
}) => {
  const version = await store('preview')
  const until = new Date(Date.now() + 3_600_000)
  await page.goto(await control.previewPath({ catalog: version }, until, 'journey'))
  await page.goto(LIST)
  await expect(found(page)).toContainText('#preview#')
  await untilHydrated(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
    .click()
  await expect(page.getByText('Артикул #preview#').first()).toBeVisible()
  const badge = page.getByRole('complementary', { name: 'Предпросмотр' })
  await expect(badge).toContainText(`catalog ${version.slice(0, 8)}`)
  await badge.getByRole('link', { name: 'Выйти' }).click()
  await page.goto(LIST)
  await expect(found(page)).not.toContainText('#')
  await expect(badge).toHaveCount(0)
})

test('проверка на посетителях: следующая страница — её; отозвана — открытая вкладка уходит с неё следующим шагом', async ({
  page,
}) => {
  const version = await store('canary')
  await page.goto(LIST)
  await begin(version)
  await expect.poll(() => servedTo(page)).toBe(version)
  await page.goto(LIST)
  await expect(found(page)).toContainText('#canary#')
  await untilHydrated(page)

  const asked = page.waitForResponse((answer) => answer.status() === 205)
  await control.end('catalog', { state: 'withdrawn', by: 'journey', reason: 'проверка' })
  await asked
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Сверло спиральное/ })
    .first()
    .click()
  await page.waitForLoadState('load')
  await expect(page.getByText('Артикул').first()).toBeVisible()
  await expect(page.getByText('#canary#')).toHaveCount(0)
  await expect(begin(version)).rejects.toThrow('уже отозван')
})

test('выпуск зациклился на сервере у того, кому достался: остальные ничего не замечают, выпуск отозван', async ({
  page,
}) => {
  const looping = await store('looping', loops)
  await page.goto('/delivery/')
  await begin(looping)
  await expect.poll(() => servedTo(page)).toBe(looping)
  const stopped = [page.request.get(STOPPED), page.request.get(STOPPED)]
  for (const address of [STOPPED, LIST, '/']) {
    // others have no number of a browser yet, so the release is not for them
    expect((await fetch(shop.origin + address)).status, address).toBe(200)
  }
  await Promise.all(stopped)
  // once may be the machine's fault
  await page.request.get(STOPPED)
  await expect.poll(() => servedTo(page)).not.toBe(looping)
  await expect.poll(() => control.withdrawalOf('catalog', looping)).toContain('set-aside')
  expect((await page.request.get(STOPPED)).status()).toBe(200)
})
