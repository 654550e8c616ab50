import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'
import { createTurnLocks, type TurnLocks } from './turn-locks.ts'

let database: TestDatabase
let locks: TurnLocks[]
const warned: string[] = []
const log = { warn: (_details: object, text: string) => void warned.push(text) }

beforeAll(async () => {
  database = await createTestDatabase()
  locks = [createTurnLocks(database.url, log), createTurnLocks(database.url, log)]
})
afterAll(async () => {
  for (const { close } of locks) await close()
  await database.drop()
})

const queues = () => locks.map(createKeyedQueue)

test('двух процессов тяжёлая работа одного покупателя идёт по одной, другого не ждёт', async () => {
  const [one, other] = queues()
  const running = Promise.withResolvers<void>()
  const order: string[] = []
  const first = one?.('account:1', async () => {
    order.push('first begins')
    await running.promise
    order.push('first ends')
  })
  await expect.poll(() => order).toEqual(['first begins'])
  const second = other?.('account:1', async () => void order.push('second'))
  await other?.('account:2', async () => void order.push('of another'))
  running.resolve()
  await Promise.all([first, second])
  expect(order).toEqual(['first begins', 'of another', 'first ends', 'second'])
})

test('упавшая работа и ушедший процесс не держат очереди', async () => {
  const [one, other] = queues()
  await expect(
    one?.('account:1', async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(await other?.('account:1', async () => 'next')).toBe('next')
  const leaving = createTurnLocks(database.url, log)
  void leaving.hold('account:1', () => new Promise(() => {}))
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query(
        `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted`,
      )
      return rows[0].count
    })
    .toBe(1)
  await leaving.close()
  expect(await other?.('account:1', async () => 'next')).toBe('next')
})

test('без базы работают по одной в своём процессе, и в журнале это сказано', async () => {
  const alone = createKeyedQueue(createTurnLocks('postgres://127.0.0.1:1/none', log))
  expect(await alone('account:1', async () => 'done')).toBe('done')
  expect(warned).toContain('turns of heavy work are kept by this process alone')
})
