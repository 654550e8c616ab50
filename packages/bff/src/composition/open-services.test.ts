import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@isp/testing/database'
import fastify from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { databaseOf } from '../kernel/database.ts'
import { defineModule } from '../kernel/module.ts'
import { timeLimits } from '../kernel/time-limits.ts'
import { type BuyersShop, openBuyersShop } from '../modules/basket/buyers.fixture.ts'
import { contentModule } from '../modules/content/content.module.ts'
import { createPreparedIndex } from '../modules/goods/catalog.fixture.ts'
import { doWorkbookTask } from '../sheets/workbook-task.ts'
import { createWorkbooks } from '../sheets/workbook-thread.ts'
import { openModules } from './open-modules.ts'

const withShop = async (
  options: Parameters<typeof openBuyersShop>[0],
  work: (shop: BuyersShop) => Promise<void>,
): Promise<void> => {
  const shop = await openBuyersShop(options)
  try {
    await work(shop)
  } finally {
    await shop.close()
  }
}

/** Services that must exist only once, since a second one would cost or promise too much. */
const MADE_ONCE = [
  'createMetadataCache',
  'createCatalogContext',
  'createBasketContext',
  'createKeyedQueue',
  'createWorkbooks',
  'createPapers',
  'createFiles',
  'createJobs',
  'createPasswords',
  'createTries',
  'createSignIns',
  'createConfirmationCodes',
  'createDraftService',
  'createOrderService',
  'createOrderChanges',
  'createOrderCreation',
  'createExcelChecks',
  'createNamedGoods',
  'createProductDrawings',
  'createConstructors',
  'createLiveHub',
  'openContentFolder',
  'readConstructorTypes',
]

describe('общее — одно на сервер', () => {
  test('каждое делается в одном месте', () => {
    const folder = fileURLToPath(new URL('../', import.meta.url))
    const texts = globSync('{kernel,trade,sheets,papers,modules,composition}/**/*.ts', {
      cwd: folder,
    })
      .filter((file) => !/\.(test|fixture|setup)\.ts$/.test(file))
      .map((file) => readFileSync(folder + file, 'utf8').replaceAll(/ => /g, ''))
    for (const name of MADE_ONCE) {
      const calls = texts.flatMap(
        (text) => text.match(new RegExp(`(?<!const )\\b${name}\\(`, 'g')) ?? [],
      )
      expect(calls, name).toHaveLength(1)
    }
  })

  test('описание каталога читается один раз, сколько бы модулей его ни спросило', async () => {
    const { index } = createPreparedIndex({ total: 2, ids: [1, 2] })
    await withShop({ catalogIndex: { current: () => index } }, async (shop) => {
      const buyer = await shop.visitor('buyer')
      await buyer.add(1, 10)
      const query = vi.spyOn(shop.pool, 'query')
      await Promise.all([
        buyer.call('listProducts', { body: {} }),
        buyer.call('sectionTree'),
        buyer.call('basket'),
        buyer.call('comparison'),
        buyer.call('favorites'),
        buyer.call('viewed'),
        buyer.call('selections'),
        buyer.call('top10'),
        buyer.call('promoProducts'),
        buyer.call('checkQuickOrder', { body: { text: '2301-0054 5' } }),
        buyer.call('drafts'),
        buyer.call('basketQuotation'),
      ])
      const texts = query.mock.calls.map(([asked]) => (asked as unknown as { text: string }).text)
      const readings = texts.filter((text) => /from section_property\s*$/.test(text))
      expect(readings.length).toBeLessThanOrEqual(1)
      query.mockRestore()
    })
  })

  test('файлы двух людей и всех модулей пишутся и читаются по одному: памяти — как на один', async () => {
    let atWork = 0
    const most: number[] = []
    const workbooks = createWorkbooks(timeLimits(10), async (task) => {
      atWork += 1
      most.push(atWork)
      try {
        return await doWorkbookTask(task)
      } finally {
        atWork -= 1
      }
    })
    await withShop({ workbooks }, async (shop) => {
      const people = await Promise.all([shop.visitor('buyer'), shop.visitor('manager')])
      const answers = await Promise.all(
        people.flatMap(({ call }) => [
          call('exportComparison', { query: { productIds: '1,2' } }),
          call('exportFavorites'),
          call('exportBasket'),
          call('failedExcel', {
            body: { rows: [{ article: 'A', quantity: 1, name: '', message: '?', nearest: [] }] },
          }),
        ]),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(most).toHaveLength(answers.length)
      expect(Math.max(...most)).toBe(1)
    })
  })
})

describe('модуль просит службы по имени', () => {
  const reader = defineModule({
    endpoints: {},
    open: () => ({ handlers: {}, readCaller: async () => ({}) as never }),
  })
  const openWith = (modules: Record<string, unknown>, given: object) =>
    openModules(fastify(), {
      modules: { reader, ...modules } as never,
      given,
      endpoints: {},
      checksAnswers: false,
      registerJob: () => undefined,
      addMeasures: () => undefined,
    })

  test('отсутствующая служба останавливает запуск, в ошибке оба имени', async () => {
    const lonely = defineModule({
      endpoints: {},
      open: ({ weather }: { weather: { now(): string } }) => ({
        handlers: {},
        start: () => void weather.now(),
      }),
    })
    await expect(openWith({ lonely }, {})).rejects.toThrow(
      'lonely asks for the service weather, which nobody gives',
    )
    // a service given as undefined (no mail server, no seller) counts as given
    const modest = defineModule({
      endpoints: {},
      open: ({ mail }: { mail: string | undefined }) => ({ handlers: {}, start: () => void mail }),
    })
    await expect(openWith({ modest }, { mail: undefined })).resolves.toBeUndefined()
  })

  test('один модуль открывается сам, с тем, о чём просит', async () => {
    const database = await createTestDatabase()
    const { handlers } = await contentModule.open({ database: databaseOf(database.pool) } as never)
    expect(Object.keys(handlers)).toEqual(['contentPage'])
    await database.drop()
  })
})
