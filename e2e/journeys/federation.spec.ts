import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { type PublishInput, publishRelease, rollback } from '@isp/tooling/releases'
import type { Page } from 'playwright/test'
import { expect, shop, test, untilHydrated } from '../fixtures/test.ts'

const built = path.resolve(import.meta.dirname, '../../remote-catalog/dist')
const LIST = '/catalog/sverla-c-h/'

type Registered = { name: string; version: string; web: { manifest: string } }
const registered = async (page: Page): Promise<Registered[]> =>
  (await (await page.request.get('/remotes.json')).json()).remotes

test('браузер знает оболочку и её части по имени и выпуску, и сколько заняла загрузка', async ({
  page,
}) => {
  await page.goto(LIST)
  await untilHydrated(page)
  const found = await page.evaluate(() => {
    type Instance = { name: string; options: { version?: string } }
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] }
    }
    const measures = performance.getEntriesByType('measure') as PerformanceMeasure[]
    return {
      instances: federation.__INSTANCES__.map(({ name, options }) => [name, options.version]),
      steps: measures
        .filter(({ name }) => name.startsWith('federation:catalog:'))
        .map((m) => m.detail),
    }
  })
  const catalog = (await registered(page)).find(({ name }) => name === 'catalog')
  expect(found.instances).toContainEqual(['shell', expect.stringMatching(/^\w{8,}$/)])
  expect(found.instances).toContainEqual(['catalog', catalog?.version])
  for (const phase of ['entry', 'init', 'expose', 'factory']) {
    expect(found.steps).toContainEqual({
      remote: 'catalog',
      release: catalog?.version,
      phase,
      milliseconds: expect.any(Number),
    })
  }
})

test('у каждой части есть манифест, и он отвечает по адресу из реестра', async ({ page }) => {
  const remotes = await registered(page)
  expect(remotes.map(({ name }) => name)).toContain('catalog')
  for (const { name, web } of remotes) {
    const answer = await page.request.get(web.manifest)
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toMatchObject({ name, exposes: expect.any(Array) })
  }
})

test.describe('часть собрана под другую версию React', () => {
  let work = ''
  let original = ''
  const served = async (page: Page) =>
    (await registered(page)).find(({ name }) => name === 'catalog')?.version ?? ''
  const input = () => ({ storeDir: shop.releaseDir, name: 'catalog' })

  /** The build with another range for React in the given files: the gate reads the manifest, the browser the entry. */
  const publishForOtherReact = async (
    isSpoilt: (file: string) => boolean,
    options: Partial<PublishInput> = {},
  ): Promise<string> => {
    const buildDir = path.join(work, String(Math.random()))
    await cp(built, buildDir, { recursive: true })
    const web = path.join(buildDir, 'web')
    for (const file of (await readdir(web)).filter(isSpoilt)) {
      const text = await readFile(path.join(web, file), 'utf8')
      const other = text.replaceAll(/(requiredVersion"?: ?")\^19[\d.]+/g, '$1^18.2.0')
      expect(other).not.toBe(text)
      await writeFile(path.join(web, file), other)
      for (const copy of ['.br', '.gz']) await rm(path.join(web, file + copy), { force: true })
    }
    await writeInventory(buildDir)
    return (await publishRelease({ ...input(), buildDir, isChosen: true, ...options })).version
  }
  const isManifest = (file: string) => file === 'mf-manifest.json'
  const isEntry = (file: string) => /^remoteEntry\.\w+\.js$/.test(file)

  test.beforeEach(async ({ page }) => {
    work = await mkdtemp(path.join(tmpdir(), 'isp-react-'))
    original = await served(page)
  })
  test.afterEach(async ({ page }) => {
    await rollback({ ...input(), version: original })
    await expect.poll(() => served(page)).toBe(original)
    await rm(work, { recursive: true, force: true })
  })

  test('магазин такой выпуск не берёт и говорит почему', async ({ page }) => {
    const publishing = publishForOtherReact((file) => isManifest(file) || isEntry(file))
    await expect(publishing).rejects.toThrow(/react[\w/-]* \^18\.2\.0, not 19/)
    expect(await served(page)).toBe(original)
  })

  test('проскочил мимо проверки — страница читаема, и посетителю сказано, что раздел обновляется', async ({
    page,
  }) => {
    const version = await publishForOtherReact(isEntry)
    await expect.poll(() => served(page)).toBe(version)
    await page.goto(LIST)
    await untilHydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByText('Раздел обновляется')).toBeVisible()
    await expect(main.getByRole('link', { name: /^Сверло спиральное/ }).first()).toBeVisible()
  })
})
