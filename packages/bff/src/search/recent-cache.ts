export type RecentCache<Value> = {
  get: (key: string) => Value | undefined
  set: (key: string, value: Value) => void
  clear: () => void
}

/**
 * A cache of up to `maxEntries` entries with a total size of `maxSize`; the least recently used entry is dropped first.
 * Used for one build of the index; `clear` drops entries that depend on prices and stock.
 */
export const recentCache = <Value>(
  maxEntries: number,
  maxSize: number,
  sizeOf: (value: Value) => number,
): RecentCache<Value> => {
  const entries = new Map<string, Value>()
  let size = 0
  return {
    clear: () => {
      entries.clear()
      size = 0
    },
    get: (key) => {
      const value = entries.get(key)
      if (value === undefined) return undefined
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set: (key, value) => {
      const own = sizeOf(value)
      if (own > maxSize || entries.has(key)) return
      entries.set(key, value)
      size += own
      for (const [oldest, old] of entries) {
        if (entries.size <= maxEntries && size <= maxSize) break
        entries.delete(oldest)
        size -= sizeOf(old)
      }
    },
  }
}
