import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, databaseOf } from '../../kernel/database.ts'
import { insertCatalog } from './catalog.fixture.ts'
import { createMetadataCache } from './catalog.metadata.ts'

let scratch: TestDatabase
beforeAll(async () => {
  scratch = await createTestDatabase()
  await insertCatalog(scratch.pool)
})
afterAll(() => scratch.drop())

/** The database with a counter of its queries and a switch that makes it fail. */
const watched = () => {
  const real = databaseOf(scratch.pool)
  const state = { asked: 0, isDown: false }
  const database: Database = {
    query: (statement) => {
      state.asked += 1
      return state.isDown ? Promise.reject(new Error('down')) : real.query(statement)
    },
  }
  return { state, cache: createMetadataCache(database) }
}
const HIDDEN = { sectionId: 5, brandId: null }

test('неудавшееся чтение не запоминается: следующий запрос читает снова', async () => {
  const { state, cache } = watched()
  state.isDown = true
  await expect(cache.of(null)).rejects.toThrow('down')
  state.isDown = false
  expect((await cache.of(null)).sectionBySlug.has('drills')).toBe(true)
})

test('скрытый раздел и новый бренд читаются заново один раз, а не на каждый запрос', async () => {
  const { state, cache } = watched()
  await cache.of(null)
  const perReading = state.asked
  await cache.covering(null, [HIDDEN])
  expect(state.asked).toBe(perReading * 2)
  await cache.covering(null, [HIDDEN, { sectionId: 3, brandId: 1 }])
  expect(state.asked).toBe(perReading * 2)
})

test('вместе пришедшие запросы читают один раз', async () => {
  const { state, cache } = watched()
  await cache.of(null)
  const perReading = state.asked
  const other = watched()
  await Promise.all([other.cache.of(null), other.cache.of(null), other.cache.of(null)])
  expect(other.state.asked).toBe(perReading)
})
