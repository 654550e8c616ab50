import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBatch } from './batch.ts'

/** Round trips that the test ends itself. */
const open = () => {
  const trips: {
    asked: readonly number[]
    answer: (answers?: readonly string[]) => void
    fail: (reason: Error) => void
  }[] = []
  const ask = createBatch((asked: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly string[]>()
    trips.push({
      asked,
      answer: (own = asked.map((one) => `к ${one}`)) => resolve(own),
      fail: reject,
    })
    return promise
  })
  return { ask, trips, sent: () => trips.map(({ asked }) => asked) }
}
const turn = () => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('вопросы, заданные вместе', () => {
  test('первый уходит сразу, следующие ждут и уходят вместе; каждому — его ответ', async () => {
    const { ask, trips, sent } = open()
    const answers = [1, 2, 3, 4, 5].map((question) => ask(question))
    expect(sent()).toEqual([[1]])
    trips[0]?.answer()
    await turn()
    expect(sent()).toEqual([[1], [2, 3, 4, 5]])
    trips[1]?.answer()
    expect(await Promise.all(answers)).toEqual(['к 1', 'к 2', 'к 3', 'к 4', 'к 5'])
  })

  test('без ожидающих запросов нет; новый снова отправлен сразу', async () => {
    const { ask, trips, sent } = open()
    const first = ask(1)
    trips[0]?.answer()
    await first
    await turn()
    vi.runAllTimers()
    expect(sent()).toEqual([[1]])
    void ask(2)
    void ask(3)
    expect(sent()).toEqual([[1], [2]])
  })

  test('вместе уходит не больше пятидесяти', async () => {
    const { ask, trips, sent } = open()
    for (let question = 1; question <= 60; question += 1) void ask(question)
    trips[0]?.answer()
    await turn()
    expect(sent().map(({ length }) => length)).toEqual([1, 50])
    trips[1]?.answer()
    await turn()
    expect(sent().map(({ length }) => length)).toEqual([1, 50, 9])
  })

  test('опоздавшего запроса не ждут, но опоздавших не больше четырёх', async () => {
    const { ask, trips, sent } = open()
    const answers = [1, 2].map((question) => ask(question))
    vi.advanceTimersByTime(99)
    expect(sent()).toEqual([[1]])
    vi.advanceTimersByTime(1)
    expect(sent()).toEqual([[1], [2]])
    answers.push(ask(3))
    expect(sent()).toHaveLength(2)
    vi.advanceTimersByTime(100)
    answers.push(ask(4), ask(5), ask(6))
    vi.advanceTimersByTime(100)
    expect(sent()).toEqual([[1], [2], [3], [4, 5, 6]])
    answers.push(ask(7), ask(8))
    vi.advanceTimersByTime(100)
    expect(sent()).toHaveLength(4)
    trips[1]?.answer()
    await turn()
    expect(sent().slice(4)).toEqual([[7, 8]])
    for (const { answer } of trips) answer()
    expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((one) => `к ${one}`))
    answers.push(ask(9), ask(10))
    expect(sent().slice(5)).toEqual([[9]])
  })

  test('отказ получают те, кто спрашивал вместе, и дальше всё идёт', async () => {
    const { ask, trips, sent } = open()
    const answers = Promise.allSettled([1, 2, 3].map((question) => ask(question)))
    trips[0]?.answer()
    await turn()
    trips[1]?.fail(new Error('нет связи'))
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ])
    const later = ask(4)
    expect(sent().slice(2)).toEqual([[4]])
    trips[2]?.answer()
    expect(await later).toBe('к 4')
  })

  test('ответов не столько, сколько вопросов, — отказ, а не чужой ответ', async () => {
    const { ask, trips } = open()
    const answer = ask(1)
    trips[0]?.answer(['к 1', 'к чужому'])
    await expect(answer).rejects.toThrow('2 answers to 1 questions')
  })
})
