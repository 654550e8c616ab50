import { expect, test } from 'vitest'
import { createSpending, type TellCharges } from './spending.ts'

const openSpending = () => {
  let now = 0
  const spending = createSpending({ atOnceMs: 600, perSecondMs: 50 }, () => now)
  return {
    ...spending,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('потраченное возвращается со временем, но не больше запаса; чужого не касается', () => {
  const { charge, leftMs, pass } = openSpending()
  charge('one', 800)
  expect([leftMs('one'), leftMs('other')]).toEqual([-200, 600])
  pass(2000)
  expect(leftMs('one')).toBe(-100)
  pass(1_000_000)
  expect(leftMs('one')).toBe(600)
})

test('как бы дорого ни было, ждут не дольше пяти минут', () => {
  const { charge, leftMs, pass } = openSpending()
  charge('one', 1_000_000)
  pass(300_000)
  expect(leftMs('one')).toBe(0)
})

test('кто приходит под двадцатью тысячами имён, не растит память: забыт тот, о ком слышали давнее всего', () => {
  const { charge, leftMs } = openSpending()
  charge('first', 5000)
  for (let at = 0; at < 20_000; at += 1) charge(`key ${at}`, 5000)
  expect(leftMs('first')).toBe(600)
  expect(leftMs('key 0')).toBeLessThan(0)
})

test('расход двух процессов общий: каждый узнаёт, сколько осталось после обоих', async () => {
  const budget = { atOnceMs: 1000, perSecondMs: 100 }
  let all = 0
  const tell: TellCharges = async (charges) =>
    charges.map(({ ms }) => {
      all += ms
      return all
    })
  const [one, other] = [createSpending(budget, () => 0), createSpending(budget, () => 0)]
  one.charge('a', 700)
  other.charge('a', 200)
  await one.exchange(tell)
  await other.exchange(async (charges, limits) => {
    other.charge('a', 50)
    return tell(charges, limits)
  })
  expect(one.leftMs('a')).toBe(300)
  expect(other.leftMs('a')).toBe(50)
})
