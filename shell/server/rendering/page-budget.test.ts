import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createPageBudget, LatePage } from './page-budget.ts'

let server: Server
let origin = ''
/** Delay of the response; null: never responds. */
let afterMs: number | null = null

beforeEach(async () => {
  server = createServer((_request, reply) => {
    if (afterMs !== null) setTimeout(() => reply.end('ok'), afterMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as { port: number }).port}/`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const HOUR = 3_600_000
const reasonOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof LatePage ? error.waitsFor : String(error)),
  )

test('приложение, которое ничего не ждёт и не кончается, — не дольше своего срока', async () => {
  const budget = createPageBudget(() => {}, { budgets: { remote: 50, bff: HOUR }, oneCallMs: HOUR })
  expect(await reasonOf(budget.spend(new Promise(() => {})))).toBe('remote')
  expect(budget.signal.aborted).toBe(true)
})

test('медленный сервер данных ждут по его собственным часам, и виноват он', async () => {
  const budget = createPageBudget(() => {}, { budgets: { remote: HOUR, bff: 50 }, oneCallMs: HOUR })
  expect(await reasonOf(budget.spend(budget.fetch(new Request(origin))))).toBe('bff')
})

test('один вызов без ответа кончается раньше страницы: она успеет об этом сказать', async () => {
  const budget = createPageBudget(() => {}, { budgets: { remote: HOUR, bff: 5000 }, oneCallMs: 50 })
  const load = budget.fetch(new Request(origin)).catch((error: Error) => error.name)
  expect(await budget.spend(load)).toBe('TimeoutError')
  expect(budget.signal.aborted).toBe(false)
})

test('брошенная страница обрывает свой вызов: спрашивать больше не для кого', async () => {
  const abort = new AbortController()
  const budget = createPageBudget(() => {}, {
    budgets: { remote: HOUR, bff: HOUR },
    oneCallMs: HOUR,
  })
  const load = budget.fetch(new Request(origin, { signal: abort.signal }))
  abort.abort()
  await expect(load).rejects.toMatchObject({ name: 'AbortError' })
})

test('ожидание данных не тратит срок приложения, даже когда вызовов несколько', async () => {
  afterMs = 1200
  const budget = createPageBudget(() => {}, {
    budgets: { remote: 1000, bff: HOUR },
    oneCallMs: HOUR,
  })
  const load = async () => {
    await Promise.all([budget.fetch(new Request(origin)), budget.fetch(new Request(origin))])
  }
  expect(await reasonOf(budget.spend(load()))).toBe('done')
  expect(budget.signal.aborted).toBe(false)
})

test('замолчавшее после ответа сервера данных — снова на своём сроке', async () => {
  afterMs = 0
  const budget = createPageBudget(() => {}, {
    budgets: { remote: 100, bff: HOUR },
    oneCallMs: HOUR,
  })
  const load = async () => {
    await budget.fetch(new Request(origin))
    await new Promise(() => {})
  }
  expect(await reasonOf(budget.spend(load()))).toBe('remote')
})

test('готовая страница срока больше не ждёт', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const budget = createPageBudget(() => {}, { budgets: { remote: 50, bff: 50 }, oneCallMs: HOUR })
  expect(vi.getTimerCount()).toBe(1)
  expect(await budget.spend(Promise.resolve('page'))).toBe('page')
  expect(vi.getTimerCount()).toBe(0)
  expect(budget.signal.aborted).toBe(false)
})

test('занятый другими страницами поток не отнимает у страницы её срок', async () => {
  const budget = createPageBudget(() => {}, {
    budgets: { remote: 1000, bff: HOUR },
    oneCallMs: HOUR,
  })
  const work = async () => {
    for (let turn = 0; turn < 15; turn++) {
      const busyUntil = performance.now() + 100
      while (performance.now() < busyUntil);
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  expect(await reasonOf(budget.spend(work()))).toBe('done')
})
