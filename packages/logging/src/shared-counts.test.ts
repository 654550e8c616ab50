import { expect, test } from 'vitest'
import { createSharedCounts, type Told } from './shared-counts.ts'

const MINUTE = 60_000

/** What all processes have told, as a table would keep it. */
const openTable = () => {
  const sums = new Map<string, number>()
  return async (told: readonly Told[]) =>
    told.map(({ key, count }) => {
      const sum = (sums.get(key) ?? 0) + count
      sums.set(key, sum)
      return { count: sum, endsInMs: MINUTE }
    })
}

const addTimes = (counts: { add(key: string, ms: number): { count: number } }, times: number) => {
  let last = 0
  for (let time = 0; time < times; time += 1) last = counts.add('a', MINUTE).count
  return last
}

test('два процесса считают одно: каждый узнаёт о посчитанном другим, ничего не считая дважды', async () => {
  const table = openTable()
  const [one, other] = [createSharedCounts(), createSharedCounts()]
  expect(addTimes(one, 3)).toBe(3)
  expect(addTimes(other, 4)).toBe(4)
  await one.exchange(table)
  await other.exchange(table)
  expect(addTimes(other, 1)).toBe(8)
  expect(addTimes(one, 1)).toBe(4)
  await one.exchange(table)
  await other.exchange(table)
  await one.exchange(table)
  expect(addTimes(one, 1)).toBe(9)
  await one.exchange(table)
  expect(addTimes(one, 1)).toBe(11)
})

test('о чём не удалось сказать, говорят в другой раз; посчитанное тем временем не теряется', async () => {
  const table = openTable()
  const [one, other] = [createSharedCounts(), createSharedCounts()]
  addTimes(one, 3)
  const failing = one.exchange(async () => {
    addTimes(one, 2)
    throw new Error('the database is away')
  })
  await expect(failing).rejects.toThrow('away')
  expect(addTimes(one, 1)).toBe(6)
  await one.exchange(table)
  addTimes(other, 1)
  await other.exchange(table)
  expect(addTimes(other, 1)).toBe(8)
})

test('новое окно начинается с нуля, и его конец — по часам того, кто считает всё', async () => {
  let now = 0
  const counts = createSharedCounts(() => now)
  addTimes(counts, 5)
  await counts.exchange(async () => [{ count: 70, endsInMs: 1000 }])
  expect(counts.add('a', MINUTE)).toEqual({ count: 71, endsInMs: 1000 })
  now = 1000
  expect(counts.add('a', MINUTE)).toEqual({ count: 1, endsInMs: MINUTE })
})
