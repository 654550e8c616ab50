import { describe, expect, test } from 'vitest'
import { recentCache } from './recent-cache.ts'

const keptOf = (names: readonly string[], maxEntries: number, maxSize: number) => {
  const cache = recentCache<string>(maxEntries, maxSize, (value) => value.length)
  for (const name of names) cache.set(name, name)
  return { cache, kept: () => names.filter((name) => cache.get(name) !== undefined) }
}

describe('память о недавнем не растёт', () => {
  test('ни числом, ни размером', () => {
    expect(keptOf(['a', 'b', 'c'], 2, 100).kept()).toEqual(['b', 'c'])
    expect(keptOf(['aaaa', 'bbbb', 'c'], 100, 5).kept()).toEqual(['bbbb', 'c'])
    expect(keptOf(['a', 'слишком длинное'], 100, 5).kept()).toEqual(['a'])
  })

  test('первым уходит то, о чём дольше не спрашивали', () => {
    const { cache, kept } = keptOf(['a', 'b'], 2, 100)
    cache.get('a')
    cache.set('c', 'c')
    expect(kept()).toEqual(['a'])
    expect(cache.get('c')).toBe('c')
  })

  test('очищенное забыто, и место снова есть', () => {
    const { cache, kept } = keptOf(['aaa'], 10, 3)
    cache.clear()
    expect(kept()).toEqual([])
    cache.set('bbb', 'bbb')
    expect(cache.get('bbb')).toBe('bbb')
  })
})
