import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, databaseOf } from '../../../kernel/database.ts'
import type { CatalogIndex } from '../../../search/catalog-index.ts'
import { type ChangeLog, openChangeLog } from '../../../search/product-changes.ts'
import { createPreparedIndex, insertCatalog, noDrawings } from '../catalog.fixture.ts'
import { type CatalogReading, openCatalog } from '../catalog.service.ts'
import { type CardView, type KeptCards, keepCards } from './kept-cards.ts'

const PARTNER = 2

let scratch: TestDatabase
let service: CatalogReading
let index: CatalogIndex
let changes: ChangeLog
/** The ids of each query for cards. */
let asked: unknown[]
const clock = { ms: 0 }
/** Runs after the rows are read and before they are returned. */
let afterReading: () => Promise<void>

const openIndex = (): void => {
  changes = openChangeLog(() => clock.ms)
  changes.knownUntil(clock.ms)
  index = { ...createPreparedIndex({ total: 3, ids: [1, 2, 3] }).index, changes }
}

beforeAll(async () => {
  scratch = await createTestDatabase()
  await insertCatalog(scratch.pool)
})
afterAll(() => scratch.drop())
beforeEach(() => {
  asked = []
  afterReading = async () => {}
  openIndex()
  const real = databaseOf(scratch.pool)
  const database: Database = {
    query: async (statement) => {
      if (statement.name !== 'catalog.cards') return real.query(statement)
      asked.push(statement.values?.[0])
      const rows = await real.query(statement)
      await afterReading()
      return rows as never
    },
  }
  service = openCatalog({
    database,
    catalogIndex: { current: () => index },
    drawings: noDrawings,
  }).reading
})

const pricesFor = async (own: number | null) =>
  (await service.list({}, own)).items.map(({ price }) => price && [price.amount, price.priceType])
const setPrice = (amount: number) =>
  scratch.pool.query('update price set amount = $1 where product_id = 2', [amount])

describe('карточки списка сохраняются', () => {
  test('пока ничего не изменилось, база не спрошена дважды, и ответ тот же', async () => {
    const first = await service.list({}, null)
    const second = await service.list({}, null)
    expect(second).toEqual(first)
    expect(second.items[0]).toBe(first.items[0])
    expect(asked).toEqual([[1, 2, 3]])
  })

  test('чужой вид цен не достаётся никому, в каком бы порядке ни спрашивали (D30)', async () => {
    const own = [
      [10_000, 'partner'],
      [99_999, 'retail'],
      [5000, 'partner'],
    ]
    const retail = await pricesFor(null)
    expect(await pricesFor(PARTNER)).toEqual(own)
    expect(await pricesFor(null)).toEqual(retail)
    expect(await pricesFor(PARTNER)).toEqual(own)
    expect(JSON.stringify(retail)).not.toContain('partner')
  })

  test('узнали о перемене — прочитан изменившийся товар, и только он', async () => {
    await pricesFor(null)
    await setPrice(555)
    changes.changed([2])
    expect((await pricesFor(null))[1]).toEqual([555, 'retail'])
    expect(asked).toEqual([[1, 2, 3], [2]])
    await setPrice(99_999)
  })

  test('перемена во время чтения: прочитанное уже устарело и сохранено не будет', async () => {
    afterReading = async () => {
      afterReading = async () => {}
      await setPrice(556)
      changes.changed([2])
    }
    expect((await pricesFor(null))[1]).toEqual([99_999, 'retail'])
    expect((await pricesFor(null))[1]).toEqual([556, 'retail'])
    await setPrice(99_999)
  })

  test('о переменах не узнать (базы нет, опрос стоит) — карточки из базы', async () => {
    await pricesFor(null)
    await setPrice(557)
    clock.ms += 1500
    expect((await pricesFor(null))[1]).toEqual([557, 'retail'])
    await setPrice(99_999)
  })

  test('у нового указателя всё своё', async () => {
    await pricesFor(null)
    openIndex()
    await pricesFor(null)
    expect(asked).toHaveLength(2)
  })
})

const read = async (ids: readonly number[]) => ids.map((id) => ({ id }) as never)
const viewOf = (own: CatalogIndex): CardView =>
  ({ prices: { own: 1, base: 1 }, listed: null, metadata, index: own }) as unknown as CardView
const metadata = {}

/** How many of these cards are in memory. */
const keptOf = async (kept: KeptCards, view: CardView, ids: readonly number[]): Promise<number> => {
  let missed = 0
  await kept.of(view, ids, async (missing) => {
    missed += missing.length
    return []
  })
  return ids.length - missed
}

test('сколько бы ни спрашивали, сохранено не больше, чем есть места: первым уходит давно не нужное', async () => {
  const kept = keepCards(100)
  const view = viewOf(index)
  const all = Array.from({ length: 5000 }, (_, id) => id)
  for (const id of all) await kept.of(view, [id, 7], read)
  expect(await keptOf(kept, view, all)).toBeLessThanOrEqual(100)
  expect(await keptOf(kept, view, [7, 4999])).toBe(2)
})

test('сохранённое при прежнем указателе новому не годится, даже если каталог описан так же', async () => {
  const kept = keepCards()
  await kept.of(viewOf(index), [1], read)
  expect(await keptOf(kept, viewOf(index), [1])).toBe(1)
  openIndex()
  expect(await keptOf(kept, viewOf(index), [1])).toBe(0)
})
