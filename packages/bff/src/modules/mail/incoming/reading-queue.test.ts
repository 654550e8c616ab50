import { expect, test } from 'vitest'
import { createReadingQueue } from './reading-queue.ts'

/** Records which letters have begun and lets the test end each. */
const openQueue = () => {
  const queue = createReadingQueue({ atOnce: 3, ofOneAtOnce: 2, waiting: 4, ofOneWaiting: 2 })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const bring = (network: string, letter: string): Promise<void> =>
    queue(network, () => {
      begun.push(letter)
      return new Promise<void>((end) => ends.set(letter, end))
    })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const end = (letter: string) => {
    ends.get(letter)?.()
    return settle()
  }
  return { bring, end, settle, begun }
}

test('третье письмо одной сети ждёт, чужое проходит; пятое отложено', async () => {
  const { bring, end, settle, begun } = openQueue()
  const all = [1, 2, 3, 4].map((at) => bring('a', `a${at}`))
  await expect(bring('a', 'a5')).rejects.toMatchObject({ responseCode: 451 })
  all.push(bring('b', 'b1'))
  await settle()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const letter of ['b1', 'a2', 'a3', 'a4']) await end(letter)
  await Promise.all(all)
})

test('очередь кончается, и письмо, которое не удалось, освобождает место', async () => {
  const queue = createReadingQueue({ atOnce: 1, ofOneAtOnce: 1, waiting: 1, ofOneWaiting: 1 })
  let fail = (_error: Error) => {}
  const first = queue('a', () => new Promise<void>((_resolve, reject) => (fail = reject)))
  const second = queue('b', async () => 'read')
  await expect(queue('c', async () => {})).rejects.toMatchObject({ responseCode: 451 })
  fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('read')
})
