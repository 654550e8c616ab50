import { describe, expect, test } from 'vitest'
import { createBatch } from './batch.ts'

/** Round trips that end when they are told to. */
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

describe('вопросы, заданные вместе', () => {
  test('первый уходит сразу, следующие ждут и уходят вместе; каждому — его ответ', async () => {
    const { ask, trips, sent } = open()
    const answers = [1, 2, 3, 4, 5].map((question) => ask(question))
    expect(sent()).toEqual([[1], [2]])
    trips[1]?.answer()
    await turn()
    expect(sent()).toEqual([[1], [2], [3, 4, 5]])
    trips[2]?.answer()
    trips[0]?.answer()
    expect(await Promise.all(answers)).toEqual(['к 1', 'к 2', 'к 3', 'к 4', 'к 5'])
  })

  test('когда никто не ждёт, ничего не уходит, а новый вопрос снова уходит сразу', async () => {
    const { ask, trips, sent } = open()
    const first = ask(1)
    trips[0]?.answer()
    await first
    await turn()
    expect(sent()).toEqual([[1]])
    void ask(2)
    void ask(3)
    expect(sent()).toEqual([[1], [2], [3]])
  })

  test('вместе уходит не больше пятидесяти', async () => {
    const { ask, trips, sent } = open()
    for (let question = 1; question <= 60; question += 1) void ask(question)
    trips[0]?.answer()
    await turn()
    expect(sent().map(({ length }) => length)).toEqual([1, 1, 50])
    trips[1]?.answer()
    await turn()
    expect(sent().map(({ length }) => length)).toEqual([1, 1, 50, 8])
  })

  test('отказ получают те, кто спрашивал вместе, и дальше всё идёт', async () => {
    const { ask, trips, sent } = open()
    const answers = Promise.allSettled([1, 2, 3, 4].map((question) => ask(question)))
    trips[1]?.answer()
    await turn()
    trips[2]?.fail(new Error('нет связи'))
    trips[0]?.answer()
    expect((await answers).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    const later = [ask(5), ask(6)]
    expect(sent().slice(3)).toEqual([[5], [6]])
    trips[3]?.answer()
    trips[4]?.answer()
    expect(await Promise.all(later)).toEqual(['к 5', 'к 6'])
  })

  test('ответов не столько, сколько вопросов, — отказ, а не чужой ответ', async () => {
    const { ask, trips } = open()
    const answer = ask(1)
    trips[0]?.answer(['к 1', 'к чужому'])
    await expect(answer).rejects.toThrow('2 answers to 1 questions')
  })
})
