import { expect, test } from 'vitest'
import { evidence, isWorse, upperRate } from './sequential-test.ts'

/** Repeatable random numbers (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Run = { stable: number; candidate: number; views: number; share: number; seed: number }

/** Views of the candidate until it is withdrawn; null: it never was. It is looked at after each view. */
const run = ({ stable, candidate, views, share, seed }: Run): number | null => {
  const random = randomOf(seed)
  const seen = { stable: { trials: 0, failures: 0 }, candidate: { trials: 0, failures: 0 } }
  for (let view = 0; view < views; view++) {
    const isCandidate = random() < share
    const side = isCandidate ? seen.candidate : seen.stable
    side.trials += 1
    if (random() < (isCandidate ? candidate : stable)) side.failures += 1
    if (isWorse(seen.candidate, seen.stable, 0.002)) return seen.candidate.trials
  }
  return null
}
const runs = (input: Omit<Run, 'seed'>, count: number) =>
  Array.from({ length: count }, (_, seed) => run({ ...input, seed: seed + 1 }))

test.each([0.002, 0.01, 0.05])(
  'кандидат не хуже действующего (сбоев %d): из ста проверок ни одна не отозвана',
  (rate) => {
    const ended = runs({ stable: rate, candidate: rate, views: 4000, share: 0.2 }, 100)
    expect(ended.filter((views) => views !== null)).toEqual([])
  },
)

test.each([0.01, 0.05, 0.5])(
  'всегда падает, доля %d: отозван не позже десятого показа',
  (share) => {
    const ended = runs({ stable: 0.005, candidate: 1, views: 4000, share }, 50)
    for (const views of ended) expect(views).toBeLessThanOrEqual(10)
  },
)

test('падает каждый десятый показ: отозван прежде четырёхсотого', () => {
  const ended = runs({ stable: 0.002, candidate: 0.1, views: 8000, share: 0.2 }, 50)
  for (const views of ended) expect(views).toBeLessThan(400)
})

test('пока действующего никто не видел, отзывается лишь то, что падает почти всегда', () => {
  expect(isWorse({ trials: 12, failures: 12 }, { trials: 0, failures: 0 }, 0.002)).toBe(true)
  expect(isWorse({ trials: 12, failures: 8 }, { trials: 0, failures: 0 }, 0.002)).toBe(false)
})

test('без сбоев доказательств нет; граница частоты не ниже виденного и не выше половины', () => {
  expect(evidence({ trials: 100, failures: 0 }, 0.01)).toBeLessThan(1)
  expect(upperRate({ trials: 1000, failures: 10 })).toBeGreaterThan(0.01)
  expect(upperRate({ trials: 1, failures: 1 })).toBe(0.5)
})
