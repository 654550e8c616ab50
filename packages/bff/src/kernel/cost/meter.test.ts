import { expect, test } from 'vitest'
import { countingStatement, type Meter, metered, nextTurn, waiting } from './meter.ts'

const meterOf = () => {
  let spent = 0
  const meter: Meter = {
    isStranger: false,
    spend: (ms) => {
      spent += ms
    },
    admit: async () => {},
  }
  return { meter, spent: () => spent }
}

/** Uses the processor until this thread has spent `ms` of it. */
const work = (ms: number) => {
  const now = () => process.threadCpuUsage().user / 1000
  const from = now()
  while (now() - from < ms);
}

test('каждый вызов платит за своё, как бы они ни чередовались', async () => {
  const [one, other] = [meterOf(), meterOf()]
  await Promise.all([
    metered(one.meter, async () => {
      for (let turn = 0; turn < 4; turn += 1) {
        work(10)
        await nextTurn()
      }
    }),
    metered(other.meter, async () => {
      await nextTurn()
      work(5)
      await nextTurn()
    }),
  ])
  // processor time is measured in ticks of up to 4 ms
  expect(one.spent()).toBeGreaterThanOrEqual(36)
  expect(other.spent()).toBeGreaterThanOrEqual(1)
  expect(other.spent()).toBeLessThan(one.spent())
})

test('пока вызов ждёт, чужая работа — не его', async () => {
  const { meter, spent } = meterOf()
  const gate = Promise.withResolvers<void>()
  const call = metered(meter, () => waiting(() => gate.promise))
  await new Promise((resolve) => setImmediate(resolve))
  const before = spent()
  work(30)
  gate.resolve()
  await call
  expect(spent() - before).toBeLessThan(15)
})

test('за время базы платит вызов, а за то, что ответ ждал этот процесс, — нет', async () => {
  const { meter, spent } = meterOf()
  const answer = Promise.withResolvers<void>()
  const call = metered(meter, () => countingStatement(() => answer.promise))
  await new Promise((resolve) => setImmediate(resolve))
  const before = spent()
  const from = performance.now()
  work(40)
  const busyMs = performance.now() - from
  answer.resolve()
  await call
  expect(spent() - before).toBeLessThan(Math.max(20, busyMs - 20))
})

test('вне вызова никто не платит', async () => {
  await expect(waiting(async () => 1)).resolves.toBe(1)
  await expect(countingStatement(async () => 2)).resolves.toBe(2)
  await nextTurn()
})
