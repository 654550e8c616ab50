import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import {
  admin,
  openWorkshop,
  owner,
  sales,
  stranger,
  type Workshop,
  workSettings,
} from './jobs.fixture.ts'
import { defineJob, JobRefusal, JobStopped } from './jobs.service.ts'

let shop: Workshop
beforeAll(async () => {
  shop = await openWorkshop()
})
afterAll(() => shop.scratch.drop())
beforeEach(async () => {
  await shop.scratch.pool.query('delete from pgboss.job; truncate job_state')
})
afterEach(() => shop.closeWorkers())

/** A promise that the test resolves itself. */
const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

describe('чужое задание', () => {
  test('не находится: ни состояние, ни отмена; администратор видит любое', async () => {
    const jobs = await shop.open(async () => undefined)
    const id = await shop.put(jobs)
    for (const caller of [stranger, sales]) {
      await expect(jobs.read(caller, id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
      await expect(jobs.cancel(caller, id)).rejects.toMatchObject({ code: 'JOB_NOT_FOUND' })
    }
    expect(await jobs.read(admin, id)).toMatchObject({ id, kind: 'test.work' })
    await shop.untilState(jobs, id, 'done')
  })
})

describe('задание, которое не удалось', () => {
  test('бросает: повторяется, потом «не выполнено», причина сохранена и видна только администратору', async () => {
    const attempts: number[] = []
    const jobs = await shop.open(async (_data, { attempt }) => {
      attempts.push(attempt)
      throw new Error('disk /srv/blobs is gone')
    })
    const id = await shop.put(jobs)
    const told = await shop.untilState(jobs, id, 'failed')
    expect(attempts).toEqual([1, 2, 3])
    expect(told.error).toMatch(/^Задание не/)
    expect(told.reason).toBeNull()
    expect((await jobs.read(admin, id)).reason).toBe('disk /srv/blobs is gone')
  })

  test('отказывает: второй попытки нет, и владелец читает сам отказ', async () => {
    let attempts = 0
    const jobs = await shop.open(async () => {
      attempts += 1
      throw new JobRefusal('В файле нет ни одной строки.')
    })
    const id = await shop.put(jobs)
    const told = await shop.untilState(jobs, id, 'failed')
    expect(told).toMatchObject({ error: 'В файле нет ни одной строки.', attempt: 1 })
    expect(attempts).toBe(1)
  })

  test('висит: кончается по своему пределу, и сигнал говорит ему об этом', async () => {
    const aborted = gate()
    const jobs = await shop.open(
      (_data, { signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => aborted.open())
        }),
      { limit: 1, retries: 0 },
    )
    const id = await shop.put(jobs)
    const told = await shop.untilState(jobs, id, 'failed')
    expect(told.error).toMatch(/слишком долго/)
    await aborted.opened
  })

  test('данные не те, что у вида: отклоняются до записи', async () => {
    const jobs = await shop.open(async () => undefined)
    await expect(jobs.enqueue(shop.database, workSettings, { rows: 1.5 })).rejects.toThrow()
  })
})

describe('отмена', () => {
  test('ждущее не начнётся', async () => {
    let runs = 0
    const jobs = await shop.open(async () => {
      runs += 1
      return undefined
    })
    const later = await jobs.enqueue(
      shop.database,
      workSettings,
      { rows: 1 },
      { owner: { accountId: 1 }, after: 1 },
    )
    expect(await jobs.cancel(owner, later)).toMatchObject({ state: 'cancelled' })
    const next = await jobs.enqueue(
      shop.database,
      workSettings,
      { rows: 1 },
      { owner: { accountId: 1 }, after: 2 },
    )
    await shop.untilState(jobs, next, 'done')
    expect(runs).toBe(1)
    expect(await jobs.read(owner, later)).toMatchObject({ state: 'cancelled' })
  })

  test('идущее в этом процессе останавливается у ближайшей остановки', async () => {
    const started = gate()
    const cancelled = gate()
    const stopped = vi.fn()
    const jobs = await shop.open(async (_data, job) => {
      await job.checkpoint({ done: 1, total: 3, note: 'строки' })
      started.open()
      await cancelled.opened
      await job.checkpoint({ done: 2 }).catch((error) => {
        stopped(error instanceof JobStopped)
        throw error
      })
      return { text: 'не должно случиться' }
    })
    const id = await shop.put(jobs)
    await started.opened
    expect(await jobs.read(owner, id)).toMatchObject({
      state: 'running',
      progress: { done: 1, total: 3, note: 'строки' },
    })
    await jobs.cancel(owner, id)
    cancelled.open()
    await expect.poll(() => stopped.mock.calls).toContainEqual([true])
    expect(await jobs.read(owner, id)).toMatchObject({ state: 'cancelled', result: null })
  })

  test('отменённое в другом процессе — тоже', async () => {
    const started = gate()
    const jobs = await shop.open(async (_data, job) => {
      started.open()
      for (;;) await job.checkpoint()
    })
    const other = await shop.openDesk()
    const id = await shop.put(other)
    await started.opened
    await other.cancel(owner, id)
    await jobs.close() // returns when the running job has stopped
    expect(await other.read(owner, id)).toMatchObject({ state: 'cancelled' })
  })

  test('законченное остаётся законченным', async () => {
    const jobs = await shop.open(async () => ({ text: 'Готово' }))
    const id = await shop.put(jobs)
    await shop.untilState(jobs, id, 'done')
    expect(await jobs.cancel(owner, id)).toMatchObject({
      state: 'done',
      result: { text: 'Готово', fileUuid: null },
      error: null,
    })
  })
})

test('двух видов одного имени не бывает', async () => {
  const jobs = await shop.openDesk()
  const again = defineJob(workSettings, async () => undefined)
  expect(() => jobs.register(again)).toThrow('Two kinds of jobs are called test.work')
})

describe('запись в очередь', () => {
  test('вместе с отменённой записью дела задание не начинается никогда', async () => {
    const done: number[] = []
    const jobs = await shop.open(async ({ rows }) => {
      done.push(rows)
      return undefined
    })
    const transact = transactionsOf(shop.scratch.pool)
    await expect(
      transact(async (database) => {
        await jobs.enqueue(database, workSettings, { rows: 1 })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const id = await transact((database) =>
      jobs.enqueue(database, workSettings, { rows: 2 }, { owner: { accountId: 1 } }),
    )
    await shop.untilState(jobs, id, 'done')
    expect(done).toEqual([2])
    const { rows } = await shop.scratch.pool.query('select data from pgboss.job where name = $1', [
      'test.work',
    ])
    expect(rows).toEqual([{ data: { rows: 2 } }])
  })

  test('одно за раз: следующее начинается после предыдущего, в каком бы процессе ни было', async () => {
    const first = gate()
    let running = 0
    let most = 0
    const run = async () => {
      running += 1
      most = Math.max(most, running)
      await first.opened
      running -= 1
      return undefined
    }
    const one = await shop.open(run, { isAlone: true, name: 'test.alone' })
    await shop.open(run, { isAlone: true, name: 'test.alone' })
    const settings = { ...workSettings, name: 'test.alone' as const }
    const ids = await Promise.all(
      [1, 2, 3].map((rows) =>
        one.enqueue(shop.database, settings, { rows }, { owner: { accountId: 1 } }),
      ),
    )
    await expect.poll(() => running).toBe(1)
    first.open()
    for (const id of ids) await shop.untilState(one, id, 'done')
    expect(most).toBe(1)
  })
})

describe('расписание', () => {
  test('записано по UTC, а убранное из кода больше не запускается', async () => {
    const schedules = async () =>
      (await shop.scratch.pool.query('select name, cron, timezone from pgboss.schedule')).rows
    await shop.open(async () => undefined, { name: 'test.nightly', cron: '30 2 * * *' })
    expect(await schedules()).toEqual([
      { name: 'test.nightly', cron: '30 2 * * *', timezone: 'UTC' },
    ])
    await shop.closeWorkers()
    await shop.open(async () => undefined)
    expect(await schedules()).toEqual([])
  })

  test('неверное выражение останавливает запуск одной фразой', async () => {
    await expect(
      shop.open(async () => undefined, { name: 'test.wrong', cron: 'каждую ночь' }),
    ).rejects.toThrow(/Расписание «каждую ночь» задания test\.wrong/)
  })
})

test('изменённые в коде пределы доходят до готовой очереди', async () => {
  await shop.open(async () => undefined)
  await shop.closeWorkers()
  const jobs = await shop.open(async () => undefined, { limit: 77, retries: 5 })
  const id = await jobs.enqueue(databaseOf(shop.scratch.pool), workSettings, { rows: 1 })
  const { rows } = await shop.scratch.pool.query(
    'select expire_seconds, retry_limit from pgboss.job where id = $1',
    [id],
  )
  expect(rows).toEqual([{ expire_seconds: 77, retry_limit: 5 }])
})
