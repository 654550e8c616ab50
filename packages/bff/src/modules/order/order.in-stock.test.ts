import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSale, type Sale } from '../basket/sale.fixture.ts'
import type { CatalogIndexHolder } from '../catalog/catalog.index.ts'
import { openCatalogIndex } from '../catalog/index/index.ts'

let sale: Sale
let folder: string
let holder: CatalogIndexHolder

beforeAll(async () => {
  sale = await openSale()
  folder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  const log = { info: () => {}, warn: () => {} }
  holder = await openCatalogIndex({ pool: sale.pool, log, snapshotDir: folder })
  await holder.ready
})
afterAll(async () => {
  await holder.close()
  await rm(folder, { recursive: true })
  await sale.close()
})

const expectInStock = (ids: number[]): Promise<void> =>
  vi.waitFor(
    () => {
      const listed = holder.current()?.list({
        sectionId: null,
        brandId: null,
        text: null,
        filters: [{ code: 'stock', values: ['now'] }],
        price: null,
        priceTypeId: 1,
        sort: 'popular',
        offset: 0,
        limit: 10,
      })
      expect(listed?.ids.toSorted()).toEqual(ids)
    },
    { timeout: 10_000, interval: 100 },
  )

test('заказ на последние штуки убирает товар из «в наличии», снятый резерв возвращает', async () => {
  const buyer = await sale.visitor('buyer')
  await expectInStock([1, 3])
  await buyer.add(1, 10)
  expect((await buyer.order(100_000)).status).toBe(200)
  await expectInStock([1, 3])
  await buyer.add(1, 10)
  expect((await buyer.order(100_000)).status).toBe(200)
  await expectInStock([3])
  await sale.pool.query('update reservation set released_at = now() where product_id = 1')
  await expectInStock([1, 3])
})
