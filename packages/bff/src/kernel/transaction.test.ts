import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, type MockInstance, test, vi } from 'vitest'
import { createPool, databaseOf } from './database.ts'
import { openDatabaseGate } from './database-gate.fixture.ts'
import { timeLimits } from './time-limits.ts'
import { transactionsOf } from './transaction.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
  await scratch.pool.query('create table note (text text)')
})
afterAll(() => scratch.drop())

const unavailable = { code: 'DATABASE_UNAVAILABLE' }

/** PostgreSQL only signals the backend, so this waits until it is gone. */
const terminate = async (pid: number): Promise<void> => {
  await scratch.pool.query('select pg_terminate_backend($1)', [pid])
  for (;;) {
    const { rowCount } = await scratch.pool.query('select from pg_stat_activity where pid = $1', [
      pid,
    ])
    if (rowCount === 0) return
  }
}

test('соединение, потерянное между двумя запросами транзакции, не роняет сервер', async () => {
  const pool = createPool({ url: scratch.url, size: 1 }, () => {})
  const transact = transactionsOf(pool)
  const lost = transact(async (database) => {
    await database.query({ text: "insert into note values ('потеряно')" })
    const [row] = await database.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid' })
    await terminate(row?.pid ?? 0)
    // the connection reports its loss while idle
    await scratch.pool.query('select 1')
    await database.query({ text: 'select 1' })
  })
  await expect(lost).rejects.toMatchObject(unavailable)
  const { rowCount } = await scratch.pool.query('select from note')
  expect(rowCount).toBe(0)
  expect(await transact((database) => database.query({ text: 'select 1 as one' }))).toEqual([
    { one: 1 },
  ])
  await pool.end()
})

test('не отвечающая база не задерживает посетителя, транзакция не ждёт второй раз, а соединения не остаются в запасе', async () => {
  const gate = await openDatabaseGate(scratch.url)
  const limits = { ...timeLimits(10), answerMs: 300, connectMs: 300 }
  const options = { url: gate.url, size: 1, limits }
  const pool = createPool(options, () => {})
  const transact = transactionsOf(pool)
  const asked = new Promise<MockInstance>((resolve) => {
    pool.once('acquire', (client) => resolve(vi.spyOn(client, 'query')))
  })
  const silent = transact(async (database) => {
    gate.fallSilent()
    await database.query({ text: 'select 1' })
  })
  await expect(silent).rejects.toMatchObject(unavailable)
  expect((await asked).mock.calls).not.toContainEqual(['rollback'])
  expect(pool.totalCount).toBe(0)
  await expect(databaseOf(pool).query({ text: 'select 1' })).rejects.toMatchObject(unavailable)
  gate.wakeUp()
  expect(await databaseOf(pool).query({ text: 'select 1 as one' })).toEqual([{ one: 1 }])
  await pool.end()
  await gate.close()
})
