import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CatalogBatch, loadCatalog } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const brand = (name: string): CatalogBatch => ({
  brands: [{ externalId: 'b1', slug: 'b1', name, country: null, description: null }],
})
const brands = async () => (await database.pool.query('select name from brand')).rows

test('вторая загрузка ждёт первую и говорит об этом', async () => {
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const slow = async function* () {
    yield brand('Первая')
    started.resolve()
    await mayEnd.promise
  }
  const first = loadCatalog(database.pool, slow(), { mode: 'changes' })
  await started.promise
  const waiting = Promise.withResolvers<string>()
  const second = loadCatalog(database.pool, [brand('Вторая')], {
    mode: 'changes',
    onProgress: ({ step }) => {
      if (step === 'waiting') waiting.resolve('ждёт')
    },
  })
  const word = await Promise.race([waiting.promise, second.then(() => 'загружена')])
  mayEnd.resolve()
  await Promise.all([first, second])
  expect(word).toBe('ждёт')
  expect(await brands()).toEqual([{ name: 'Вторая' }])
})

test('остановленная в последний миг не оставляет ничего', async () => {
  const stop = new AbortController()
  const load = loadCatalog(database.pool, [brand('Новая')], {
    mode: 'changes',
    signal: stop.signal,
    review: async () => stop.abort(),
  })
  await expect(load).rejects.toThrow()
  expect(await brands()).toEqual([])
  expect(await loadCatalog(database.pool, [brand('Новая')], { mode: 'changes' })).toMatchObject({
    changed: 2,
  })
})

test('сбой базы так и назван: негодная выгрузка здесь ни при чём', async () => {
  const lost = Object.assign(new Error('пароль не подошёл'), { code: '28P01' })
  const review = async () => Promise.reject(lost)
  await expect(
    loadCatalog(database.pool, [brand('Новая')], { mode: 'changes', review }),
  ).rejects.toBe(lost)
})

test('то, что не понравилось при осмотре, не остаётся; проба — тоже', async () => {
  const review = async () => Promise.reject(new Error('слишком мало'))
  const mode = 'changes'
  await expect(loadCatalog(database.pool, [brand('Новая')], { mode, review })).rejects.toThrow(
    'слишком мало',
  )
  await loadCatalog(database.pool, [brand('Новая')], { mode, isTrial: true })
  expect(await brands()).toEqual([])
})
