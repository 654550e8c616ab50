import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishRelease, rollback } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { enterAs } from '../fixtures/people.ts'
import { type SecondServer, secondServer } from '../fixtures/second-server.ts'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeShellVariant } from '../fixtures/variant-build.ts'

const LIST = '/catalog/sverla-c-h/'
const everyPage = { TELEMETRY_SHARE: '100', SERVICE_WORKER: 'on' }
/** The last of them: a part that the worker was fetching when the connection went. */
const AWAY = /ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)|503/

let server: SecondServer
test.beforeAll(async () => {
  server = await secondServer(shop)
  await server.open(everyPage)
})
test.afterAll(() => server.remove())

/** Until the worker answers for pages of this tab. */
const untilWorking = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
const versionOf = async (page: Page): Promise<string> =>
  (await (await page.request.get(`${server.origin}/health`)).json()).shell.version

test('без связи — честная страница, с нею магазин открывается сам; хранятся только файлы выпусков', async ({
  page,
  context,
  expectComplaint,
}) => {
  await page.goto(server.origin + LIST)
  await untilHydrated(page)
  await untilWorking(page)
  await page.reload()
  await untilHydrated(page)
  await expect.poll(() => keptPaths(page)).not.toEqual([])
  for (const kept of await keptPaths(page)) {
    expect(kept).toMatch(/^\/(static|remotes\/[a-z-]+)\/[0-9a-f]{16}\/web\//)
  }

  expectComplaint(AWAY)
  await server.close()
  await context.setOffline(true)
  await page.goto(`${server.origin}/delivery/`)
  await expect(page.getByRole('heading', { name: 'Нет соединения' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()

  await server.open(everyPage)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Доставка' })).toBeVisible()
})

test('новый выпуск открывается сразу, мимо всего, что хранится', async ({ page }) => {
  const work = await mkdtemp(path.join(tmpdir(), 'isp-field-'))
  await page.goto(server.origin + LIST)
  await untilWorking(page)
  const before = await versionOf(page)
  const buildDir = path.join(work, 'new')
  await writeShellVariant(path.resolve(import.meta.dirname, '../../shell/dist'), buildDir, 'f1')
  const input = { storeDir: shop.releaseDir, name: 'shell', buildDir, isChosen: true }
  const { version } = await publishRelease(input)
  await expect.poll(() => versionOf(page)).toBe(version)
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: /^Перейти к содержанию/ })).toContainText('#f1#')
  await rollback({ storeDir: shop.releaseDir, name: 'shell', version: before })
  await expect.poll(() => versionOf(page)).toBe(before)
  await rm(work, { recursive: true })
})

test('выключенный работник уходит со следующей страницей и ничего не оставляет', async ({
  page,
}) => {
  await page.goto(`${server.origin}/delivery/`)
  await untilWorking(page)
  await page.goto('about:blank')
  await server.open({ ...everyPage, SERVICE_WORKER: 'off' })
  await page.goto(`${server.origin}/delivery/`)
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  expect(await keptPaths(page)).toEqual([])
  await server.open(everyPage)
})

test('скорость и ошибки посетителя видны администратору, без его адресов', async ({
  page,
  browser,
  expectComplaint,
}) => {
  expectComplaint(/сломалось/)
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (/telemetry\.js$/.test((target as HTMLScriptElement).src ?? ''))
        document.documentElement.dataset.reports = ''
    }
    document.addEventListener('load', note, true)
  })
  await page.goto(`${server.origin}/catalog/sverla-c-h/?secret=1`)
  await untilHydrated(page)
  await page.locator('html[data-reports]').waitFor()
  const thrown = page.waitForEvent('pageerror')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('сломалось у ivan@mail.ru')
    })
  })
  await thrown
  // as in a tab that is put aside: of a busy page that is left, a browser may drop the last words
  const told = page.waitForRequest(/\/bff\/api\/telemetry$/)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await told

  const office = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await enterAs(office, 'admin@example.com')
  await expect(async () => {
    await office.goto('/cabinet/staff/telemetry/?days=1')
    const speed = office.getByRole('table', { name: 'Скорость' })
    await expect(speed.getByText('/catalog/[section]/', { exact: true })).toBeVisible()
    const errors = office.getByRole('table', { name: 'Ошибки в браузерах' })
    await expect(errors.getByText(/сломалось у \[mail\]/)).toBeVisible()
  }).toPass()
  await expect(office.getByText(/хорошо|средне|плохо/).first()).toBeVisible()
  await office.context().close()
})
