import { expect, test } from 'vitest'
import { processes, processKinds } from '../fleet/fleet-table.ts'
import { planProcess } from './start-one.ts'

const known = { DATABASE_URL: 'postgres://db/shop', SHOP_ORIGIN: 'https://shop.example.com' }

test('недостающая переменная названа, и сказано, что в ней; неизвестный вид процесса — тоже', () => {
  for (const kind of processKinds)
    for (const name of processes[kind].required) {
      const others = processes[kind].required.filter((other) => other !== name)
      const env = Object.fromEntries(others.map((other) => [other, 'x']))
      expect(() => planProcess(kind, env)).toThrow(
        new RegExp(`${kind} нужна переменная ${name}: .{20}`),
      )
    }
  expect(() => planProcess('shell', known)).toThrow(/BFF_ORIGIN/)
  expect(() => planProcess('bff', { ...known, DATABASE_URL: '' })).toThrow(/DATABASE_URL/)
  expect(() => planProcess('bffs', known)).toThrow(/shell, bff, worker/)
})

test('рядом с другими сервер слушает с готовым индексом, задания отдаёт работнику и уходит не сразу; сказанное важнее', () => {
  expect(planProcess('bff', { ...known, DRAIN_SECONDS: '1' })).toMatchObject({
    args: expect.arrayContaining(['packages/bff/src/main.ts']),
    env: { ...known, JOBS: 'off', LISTEN_AFTER_INDEX: 'on', DRAIN_SECONDS: '1', HOST: '0.0.0.0' },
  })
  const store = { BFF_ORIGIN: 'http://bff:4000', CONTENT_STORE: 'https://KEY:secret@s3/shop' }
  expect(planProcess('shell', { ...known, ...store }).env.CONTENT_STORE).toBe('bff')
  expect(planProcess('worker', known).args).toContain('--worker')
})
