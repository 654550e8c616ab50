import { beforeEach, expect, test } from 'vitest'
import { createViewCounts, type ViewCounts } from './view-counts.ts'

const trial = { canaryId: 7, isCandidate: true }
let time: number
let counts: ViewCounts
beforeEach(() => {
  time = 0
  counts = createViewCounts(() => time)
})
const view = (visitor: string, hasFailed = false, network = visitor) =>
  counts.view(trial, visitor, network, hasFailed)
const taken = () => counts.take().counts.map(({ views, server }) => [views, server])

test('показ посетителя считается раз в минуту, и не раньше, чем браузер успел бы рассказать о сбое', () => {
  for (const _ of Array(5)) view('a')
  view('b')
  expect(taken()).toEqual([])
  time = 10_000
  expect(taken()).toEqual([[2, 0]])
  time = 59_999
  view('a')
  time = 60_000
  view('a')
  time = 70_000
  expect(taken()).toEqual([[1, 0]])
})

test('показ со сбоем считается сразу; второй сбой той же минуты — тот же показ', () => {
  view('a')
  view('a', true)
  view('a', true)
  expect(counts.hasFailures()).toBe(true)
  expect(taken()).toEqual([[1, 1]])
  time = 10_000
  expect(taken()).toEqual([])
})

test('сбой в браузере: показ сосчитан вместе с ним; сеть, что о нём рассказала, больше не считается', () => {
  view('a')
  counts.failure(trial, 'load', { visitor: 'a', network: 'a' })
  const { counts: counted, failures } = counts.take()
  expect(counted.map(({ views }) => views)).toEqual([1])
  expect(failures).toEqual([{ ...trial, phase: 'load', network: 'a' }])
  time = 90_000
  view('a')
  view('another', false, 'a')
  counts.failure(trial, 'load', { visitor: 'a', network: 'a' })
  time = 120_000
  expect(counts.take()).toMatchObject({ counts: [], failures: [] })
})

test('чего не удалось рассказать, то рассказывается в следующий раз вместе с новым', () => {
  view('a', true)
  counts.take().giveBack()
  view('b', true)
  expect(taken()).toEqual([[2, 2]])
})
