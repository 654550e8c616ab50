import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { metered } from './cost/meter.ts'
import { createPool, type Database, databaseOf, theRow } from './database.ts'
import { timeLimits } from './time-limits.ts'

let scratch: TestDatabase
let pool: pg.Pool
let database: Database

beforeAll(async () => {
  scratch = await createTestDatabase()
  pool = createPool(
    { url: scratch.url, size: 1, limits: { ...timeLimits(10), statementMs: 300, connectMs: 1000 } },
    () => {},
  )
  database = databaseOf(pool)
})
afterAll(async () => {
  await pool.end()
  await scratch.drop()
})

test('слишком долгий запрос отменяется и не держит посетителя', async () => {
  await expect(database.query({ text: 'select pg_sleep(600)' })).rejects.toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
  })
})

test('когда все соединения заняты, посетитель ждёт недолго', async () => {
  const taken = await pool.connect()
  await expect(database.query({ text: 'select 1' })).rejects.toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
  })
  taken.release()
  expect(await database.query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
})

test('ошибка в самом запросе не выдаётся за недоступную базу', async () => {
  await expect(database.query({ text: 'select nonsense' })).rejects.toMatchObject({ code: '42703' })
})

test('недоступный сервер узнаётся', async () => {
  const nowhere = createPool({ url: 'postgres://127.0.0.1:1/none' }, () => {})
  await expect(databaseOf(nowhere).query({ text: 'select 1' })).rejects.toMatchObject({
    code: 'DATABASE_UNAVAILABLE',
  })
  await nowhere.end()
})

test('запрос, который всегда даёт одну строку, без неё или с двумя — ошибка', () => {
  expect(theRow([{ total: 0 }])).toEqual({ total: 0 })
  expect(() => theRow([])).toThrow('0 rows instead of one')
  expect(() => theRow([1, 2])).toThrow('2 rows instead of one')
})

test('база проверки убирается и тогда, когда в ней забыли соединение', async () => {
  const left = await createTestDatabase()
  const forgotten = createPool({ url: left.url }, () => {})
  await forgotten.query('select 1')
  await left.drop()
  await expect(forgotten.query('select 1')).rejects.toMatchObject({ code: '3D000' })
  await forgotten.end()
  const name = new URL(left.url).pathname.slice(1)
  const { rowCount } = await scratch.pool.query('select 1 from pg_database where datname = $1', [
    name,
  ])
  expect(rowCount).toBe(0)
})

describe('кто платит за запрос, которому база не ответила', () => {
  const SECONDS = 6000
  /** What a caller is charged for a statement that fails so after six seconds. */
  const chargeOf = async (error: Error): Promise<number> => {
    let spent = 0
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const pool = {
      query: async () => {
        now += SECONDS
        throw error
      },
    }
    const meter = {
      spend: (ms: number) => {
        spent += ms
      },
      isStranger: true,
      admit: async () => {},
    }
    const asked = metered(meter, () => databaseOf(pool).query({ text: 'select 1' }))
    await expect(asked).rejects.toThrow()
    clock.mockRestore()
    return spent
  }
  const failed = (code: string) => Object.assign(new Error('failed'), { code })

  test.each([
    ['соединение оборвалось', failed('ECONNRESET')],
    ['сервер остановлен', failed('57P01')],
    ['ответа так и не было', new Error('Query read timeout')],
    ['соединения нет', new Error('Connection terminated unexpectedly')],
    ['сервер ещё не принимает', failed('57P03')],
  ])('никто: %s', async (_why, error) => {
    expect(await chargeOf(error)).toBeLessThan(SECONDS / 2)
  })

  test.each([
    ['запрос слишком долог и прерван', failed('57014')],
    ['запрос отвергнут', failed('22003')],
  ])('спросивший: %s', async (_why, error) => {
    expect(await chargeOf(error)).toBeGreaterThan(SECONDS / 2)
  })
})
