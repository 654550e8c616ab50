import { describe, expect, test } from 'vitest'
import { newsOf, SEEN_MAX, seenAfter, seenOf } from './selection-news.ts'

const found = (...ids: number[]) => ({ total: ids.length, ids })
const long = (first: number) => ({
  total: SEEN_MAX + 500,
  ids: Array.from({ length: SEEN_MAX }, (_, at) => first - at),
})

describe('что нового в подборке', () => {
  test('сохранённое сегодня — не новость', () => {
    expect(newsOf(seenOf(found(3, 2, 1)), found(3, 2, 1))).toEqual([])
    expect(newsOf(seenOf(long(5000)), long(5000))).toEqual([])
  })

  test('новый товар, и прежний, который подошёл только теперь', () => {
    expect(newsOf(seenOf(found(7, 2)), found(9, 7, 4, 2))).toEqual([9, 4])
  })

  test('ушёл и вернулся — не новость второй раз', () => {
    const seen = seenAfter(seenOf(found(7, 2)), found(2))
    expect(newsOf(seen, found(7, 2))).toEqual([])
  })

  test('в длинном списке новость — то, чего не было в каталоге', () => {
    const seen = seenOf(long(5000))
    expect(seen.ids).toBeNull()
    expect(newsOf(seen, { ...long(5000), ids: [5002, 5001, 5000, 17] })).toEqual([5002, 5001])
    expect(newsOf(seenAfter(seen, long(5002)), long(5002))).toEqual([])
  })

  test('список стал длинным или коротким: прежнее новостью не становится', () => {
    expect(newsOf(seenOf(found(9, 7)), { ...long(8), ids: [10, 8, 7] })).toEqual([10])
    expect(newsOf(seenOf(long(5000)), found(5001, 40, 30))).toEqual([5001])
  })

  test('из пустого списка: всё, что появилось', () => {
    expect(newsOf(seenOf(found()), found(4, 2))).toEqual([4, 2])
  })

  test('помнится не больше, чем решено', () => {
    const seen = seenAfter(
      { ids: Array.from({ length: SEEN_MAX }, (_, at) => at + 10), upTo: 5000 },
      found(1),
    )
    expect(seen.ids).toHaveLength(SEEN_MAX)
    expect(seen.ids?.[0]).toBe(1)
  })
})
