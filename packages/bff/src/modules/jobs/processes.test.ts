import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openWorkshop, type Workshop } from './jobs.fixture.ts'

const script = fileURLToPath(new URL('worker.fixture.ts', import.meta.url))
let shop: Workshop
let child: ChildProcess | undefined
beforeAll(async () => {
  shop = await openWorkshop()
})
afterAll(() => shop.scratch.drop())
afterEach(async () => {
  child?.kill('SIGKILL')
  await shop.closeWorkers()
})

/** A worker process; resolves when it has printed the line. */
const startWorker = () => {
  const started = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, DATABASE_URL: shop.scratch.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child = started
  let said = ''
  const waiting: (() => void)[] = []
  started.stdout.on('data', (chunk) => {
    said += chunk
    for (const look of waiting) look()
  })
  const says = (line: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(`${line}\n`) && resolve()
      waiting.push(look)
      look()
    })
  return { started, says }
}

test('процесс убит (kill -9) посреди работы: задание делает другой, и ровно ещё раз', async () => {
  const { started, says } = startWorker()
  await says('ready')
  const id = await shop.put(await shop.openDesk())
  await says('attempt 1')
  started.kill('SIGKILL')
  await once(started, 'exit')
  const attempts: number[] = []
  const again = await shop.open(async (_data, { attempt }) => {
    attempts.push(attempt)
    return { text: 'Готово' }
  })
  await shop.untilState(again, id, 'done')
  expect(attempts).toEqual([2])
})

test('процесс закрывается (SIGTERM): что не успел, отдаёт сразу', async () => {
  const { started, says } = startWorker()
  await says('ready')
  const id = await shop.put(await shop.openDesk())
  await says('attempt 1')
  started.kill('SIGTERM')
  const [code] = await once(started, 'exit')
  expect(code).toBe(0)
  const { rows } = await shop.scratch.pool.query('select state from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ state: 'retry' }])
  const again = await shop.open(async () => undefined)
  await shop.untilState(again, id, 'done')
})
