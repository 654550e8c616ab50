/** A map that forgets what was set longest ago when there are more than `most`. */
export const createRecentMap = <Value>(most: number) => {
  const values = new Map<string, Value>()
  return {
    get: (key: string): Value | undefined => values.get(key),
    set: (key: string, value: Value): void => {
      values.delete(key)
      values.set(key, value)
      const [oldest] = values.keys()
      if (values.size > most && oldest !== undefined) values.delete(oldest)
    },
  }
}
