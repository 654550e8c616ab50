import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

const gate = () => Promise.withResolvers<void>()

test('лишняя тяжёлая работа одного покупателя получает отказ, а другого — нет', async () => {
  const inTurn = createKeyedQueue()
  const first = gate()
  const works = Array.from({ length: 9 }, () => inTurn('one', () => first.promise))
  await expect(inTurn('one', async () => {})).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await inTurn('other', async () => {})
  first.resolve()
  await Promise.all(works)
  await expect(inTurn('one', async () => 'again')).resolves.toBe('again')
})

test('работа идёт по одной, и упавшая не держит остальных', async () => {
  const inTurn = createKeyedQueue()
  let running = 0
  const work = async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
  }
  const failed = inTurn('one', async () => {
    throw new Error('broken')
  })
  const rest = [inTurn('one', work), inTurn('one', work), inTurn('one', work)]
  await expect(failed).rejects.toThrow('broken')
  await Promise.all(rest)
})

test('из скольких бы адресов незнакомцы ни просили тяжёлого, вошедший их не ждёт, и никто из них не забыт', async () => {
  const inTurn = createKeyedQueue()
  const first = gate()
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await first.promise
    running -= 1
  }
  const strangers = Array.from({ length: 40 }, (_none, at) => inTurn(`address:192.0.2.${at}`, work))
  await inTurn('account:1', async () => {})
  first.resolve()
  await Promise.all(strangers)
  expect(most).toBe(2)
})
