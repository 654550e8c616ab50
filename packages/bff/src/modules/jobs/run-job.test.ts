import type { JobWithMetadata } from 'pg-boss'
import { describe, expect, test, vi } from 'vitest'
import { AppError } from '../../kernel/app-error.ts'
import { type JobKind, JobRefusal, JobStopped } from '../../kernel/job-kind.ts'
import { runJob } from './run-job.ts'

const job = { id: 'j1', retryCount: 0, data: {}, signal: new AbortController().signal }

const run = async (work: JobKind['run'], isOurs = true, signal = new AbortController().signal) => {
  const ports = {
    isOurs: vi.fn(async () => isOurs),
    saveProgress: vi.fn(async () => {}),
    onFailure: vi.fn(),
  }
  const kind: JobKind = { name: 'test.work', retries: 1, pause: 1, limit: 1, run: work }
  const [settled] = await runJob(kind, job as unknown as JobWithMetadata, signal, ports)
  return { settled, ports }
}

describe('чем кончилась попытка', () => {
  test.each([
    ['отказ', new JobRefusal('Строк нет.'), 'deadletter'],
    ['ожидаемый исход службы', new AppError('FILE_NOT_FOUND'), 'deadletter'],
    ['база недоступна', new AppError('DATABASE_UNAVAILABLE'), 'failed'],
    ['сбой', new Error('disk is gone'), 'failed'],
  ])('%s: повторять ли — решено верно, и о нём знает журнал', async (_what, error, status) => {
    const { settled, ports } = await run(() => Promise.reject(error))
    expect(settled).toMatchObject({ status, output: { message: error.message } })
    expect(ports.onFailure).toHaveBeenCalledWith('test.work', 'j1', error)
  })

  test('владельцу — только слова отказа, и не длиннее страницы', async () => {
    const told = async (error: Error) => (await run(() => Promise.reject(error))).settled?.output
    expect(await told(new JobRefusal('Строк нет.'))).toMatchObject({ isForOwner: true })
    expect(await told(new Error('x'.repeat(9999)))).toEqual({
      message: 'x'.repeat(500),
      isForOwner: false,
    })
  })

  test('остановленное — не сбой: журнал молчит', async () => {
    const { ports } = await run(() => Promise.reject(new JobStopped()))
    expect(ports.onFailure).not.toHaveBeenCalled()
  })

  test('сделанное сделано', async () => {
    expect((await run(async () => ({ text: 'Готово' }))).settled).toMatchObject({
      status: 'completed',
      output: { text: 'Готово' },
    })
  })
})

describe('остановка у ближайшей точки', () => {
  test('отданное другому не продолжается, и его ход не переписывается', async () => {
    const { ports } = await run(async (_data, { checkpoint }) => {
      await expect(checkpoint({ done: 1 })).rejects.toBeInstanceOf(JobStopped)
      return undefined
    }, false)
    expect(ports.saveProgress).not.toHaveBeenCalled()
  })

  test('отменённое не продолжается, и базу об этом не спрашивают', async () => {
    const { ports } = await run(
      async (_data, { checkpoint }) => {
        await expect(checkpoint()).rejects.toBeInstanceOf(JobStopped)
        return undefined
      },
      true,
      AbortSignal.abort(),
    )
    expect(ports.isOurs).not.toHaveBeenCalled()
  })

  test('последнее слово о ходе работы остаётся, как бы скоро она ни кончилась', async () => {
    const { ports } = await run(async (_data, { checkpoint }) => {
      for (let done = 1; done <= 3; done += 1) await checkpoint({ done, total: 3 })
      return undefined
    })
    expect(ports.saveProgress.mock.calls).toEqual([
      ['j1', { done: 1, total: 3 }],
      ['j1', { done: 3, total: 3 }],
    ])
  })

  test('на каждую строку файла базу не спрашивают', async () => {
    const { ports } = await run(async (_data, { checkpoint }) => {
      for (let done = 1; done <= 1000; done += 1) await checkpoint({ done })
      return undefined
    })
    expect(ports.isOurs.mock.calls.length).toBeLessThan(1000)
    expect(ports.saveProgress).toHaveBeenCalledWith('j1', { done: 1 })
  })
})
