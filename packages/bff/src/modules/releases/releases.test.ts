import { storeUrls } from '@isp/contract/store-urls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import { openStorageShop } from '../storage/storage.fixture.ts'
import { openReleaseLedger, type ReleaseLedger } from './release-ledger.service.ts'

const version = '0123456789abcdef'
let shop: Awaited<ReturnType<typeof openStorageShop>>
let apps: Awaited<ReturnType<typeof buildApp>>[]
let ledger: ReleaseLedger
beforeAll(async () => {
  shop = await openStorageShop()
  ledger = openReleaseLedger(shop.database.url)
  const { pool, url: directUrl } = shop.database
  const catalogIndex = { current: () => null }
  apps = [
    await buildApp({ pool, directUrl, catalogIndex, storage: shop.open() }),
    await buildApp({ pool, directUrl, catalogIndex, storage: shop.open() }),
  ]
  await ledger.locked(async (releases) => {
    await releases.addVersion({ name: 'catalog', version, inventory: '{"a": "b"}' })
    await releases.point({ name: 'catalog', version, history: [] })
  }, nobody)
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await ledger.close()
  await shop.close()
})
const nobody = () => {}
const get = (url: string, app = apps[0]) => app?.inject(url)

test('каждый BFF знает выбор, список файлов — слово в слово', async () => {
  for (const app of apps) {
    expect((await get(storeUrls.releases(-1), app))?.json()).toMatchObject({
      names: { catalog: { current: { version }, versions: [{ version }] } },
    })
  }
  expect((await get(storeUrls.inventory('catalog', version)))?.body).toBe('{"a": "b"}')
})

test('кто ждёт перемены, узнаёт о ней у любого BFF, когда она уже есть', async () => {
  const { revision } = await ledger.read()
  const waiting = apps.map((app) => get(storeUrls.releases(revision), app))
  await ledger.locked((releases) => releases.setAside('catalog', version, 'loops'), nobody)
  for (const answer of await Promise.all(waiting)) {
    expect(answer?.json()).toMatchObject({
      revision: revision + 1,
      names: { catalog: { setAside: [{ version, reason: 'loops' }] } },
    })
  }
})

test('отставленное одним веб-сервером знают все; второй раз — не новость', async () => {
  await ledger.locked((releases) => releases.forgetSetAside('catalog', version), nobody)
  const tell = () =>
    apps[1]?.inject({
      method: 'POST',
      url: storeUrls.setAside('catalog', version),
      payload: { reason: 'eats memory' },
    })
  expect((await tell())?.statusCode).toBe(204)
  const { revision, names } = await ledger.read()
  expect(names.catalog?.setAside).toEqual([{ version, reason: 'eats memory' }])
  await tell()
  expect((await ledger.read()).revision).toBe(revision)
})

test.each([
  storeUrls.inventory('catalog', 'fedcba9876543210'),
  storeUrls.inventory('nobody', version),
  storeUrls.inventory('..', version),
  storeUrls.releaseFile('catalog', version, 'web/none.js'),
  storeUrls.releaseFile('catalog', version, '../../../private/files/a'),
  '/store/releases?since=x',
])('%s — нет такого', async (url) => {
  expect((await get(url))?.statusCode).toBe(404)
})

test('то, что действует, удалить нельзя', async () => {
  const removing = ledger.locked((releases) => releases.removeVersion('catalog', version), nobody)
  await expect(removing).rejects.toThrow('release_pointer')
  expect((await ledger.read()).names.catalog?.current?.version).toBe(version)
})
