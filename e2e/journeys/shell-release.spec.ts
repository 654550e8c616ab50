import { copyFile, mkdtemp, readFile, rename, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pointerFile } from '@isp/federation/server'
import { publishRelease, rollback } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'
import { writeShellVariant } from '../fixtures/variant-build.ts'

const built = path.resolve(import.meta.dirname, '../../shell/dist')
const LIST = '/catalog/sverla-c-h/'
/** Every lazy part of the shell, and nothing else: its first script has another name. */
const PARTS = /\/static\/[^/]+\/web\/(?!main\.)[^/]+\.js$/

let work = ''
let original = ''

const versionServed = async (): Promise<string> =>
  JSON.parse(await readFile(pointerFile(shop.releaseDir, 'shell'), 'utf8')).version

type Health = { shell: { version: string; refused: { code: string } | null } }
const healthOf = async (page: Page) =>
  ((await (await page.request.get('/health')).json()) as Health).shell
const untilTaken = (page: Page, version: string) =>
  expect.poll(async () => (await healthOf(page)).version).toBe(version)

const publish = async (name: string): Promise<string> => {
  const buildDir = path.join(work, name)
  await writeShellVariant(built, buildDir, name)
  const input = { storeDir: shop.releaseDir, name: 'shell', buildDir, isChosen: true }
  return (await publishRelease(input)).version
}
const goBack = (version: string) => rollback({ storeDir: shop.releaseDir, name: 'shell', version })

const skipLink = (page: Page) => page.getByRole('link', { name: /^Перейти к содержанию/ })
const openDelivery = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Доставка' }).click()
const delivery = (page: Page) => page.getByRole('heading', { level: 1, name: 'Доставка' })
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

test.beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'isp-shells-'))
  original = await versionServed()
})
test.afterEach(async ({ page }) => {
  if ((await versionServed()) !== original) await goBack(original)
  await untilTaken(page, original)
})
test.afterAll(() => rm(work, { recursive: true, force: true }))

test('открытая вкладка живёт со своей оболочкой, следующий документ берёт новую, возврат — прежнюю', async ({
  page,
}) => {
  const first = await publish('s1')
  await untilTaken(page, first)
  await page.goto(LIST)
  await untilHydrated(page)
  await expect(skipLink(page)).toContainText('#s1#')
  await markDocument(page)

  await untilTaken(page, await publish('s2'))
  const part = page.waitForResponse(PARTS)
  await openDelivery(page)
  await expect(delivery(page)).toBeVisible()
  expect((await part).url()).toContain(`/static/${first}/web/`)
  await expect(skipLink(page)).toContainText('#s1#')
  expect(await isSameDocument(page)).toBe(true)

  await page.reload()
  await untilHydrated(page)
  await expect(skipLink(page)).toContainText('#s2#')

  expect(await goBack(first)).toBe(first)
  await untilTaken(page, first)
  await page.reload()
  await untilHydrated(page)
  await expect(skipLink(page)).toContainText('#s1#')
})

test('потерянная часть страницы возвращается кнопкой «Повторить» в том же документе', async ({
  page,
  expectComplaint,
}) => {
  await page.goto(LIST)
  await untilHydrated(page)
  await markDocument(page)
  await page.route(PARTS, (route) => route.fulfill({ status: 404, body: '' }))
  await openDelivery(page)
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Повторить' })
  await retry.click()
  await expect(main.getByRole('status')).toHaveText(/Пока не получилось/)

  await page.unroute(PARTS)
  await retry.click()
  await expect(delivery(page)).toBeVisible()
  await expect(page).toHaveTitle(/Доставка/)
  expect(await isSameDocument(page)).toBe(true)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Свёрла спиральные ц/х')
  expectComplaint(/404/) // the browser names the lost files itself
})

test('файлы прежней оболочки убраны, на сервере другая: вкладка сама открывает страницу заново', async ({
  page,
  expectComplaint,
}) => {
  const first = await publish('gone')
  await untilTaken(page, first)
  await page.goto(LIST)
  await untilHydrated(page)
  await markDocument(page)
  await untilTaken(page, await publish('next'))
  await rm(path.join(shop.releaseDir, 'shell', first), { recursive: true })
  await openDelivery(page)
  await expect(delivery(page)).toBeVisible()
  await expect(skipLink(page)).toContainText('#next#')
  expect(await isSameDocument(page)).toBe(false)
  // the browser names the lost files itself, and that their place has text
  expectComplaint(/404/)
  expectComplaint(/^Refused to execute/)
})

test('панель каталога не пришла: кнопка ведёт в каталог, как обычная ссылка', async ({
  page,
  expectComplaint,
}) => {
  await page.goto('/delivery/')
  await untilHydrated(page)
  await page.route(PARTS, (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true }).click()
  await expect(page).toHaveURL('/catalog/')
  expectComplaint(/404/) // the browser names the lost files itself
})

test('сборка поверх dist при работающем магазине ему безразлична: страницы оживают', async ({
  page,
}) => {
  const away = `${built}-away`
  await rename(built, away)
  try {
    await page.goto(LIST)
    await untilHydrated(page)
    await openDelivery(page)
    await expect(delivery(page)).toBeVisible()
  } finally {
    await rename(away, built)
  }
})

test('указатель оболочки повреждён: магазин отдаёт ту же и говорит почему', async ({ page }) => {
  const file = pointerFile(shop.releaseDir, 'shell')
  const kept = `${file}.kept`
  await copyFile(file, kept)
  try {
    await truncate(file, 20)
    await expect
      .poll(async () => (await healthOf(page)).refused)
      .toMatchObject({ version: null, code: 'pointer-damaged' })
    expect((await healthOf(page)).version).toBe(original)
    await page.goto(LIST)
    await untilHydrated(page)
  } finally {
    await rename(kept, file)
  }
})
