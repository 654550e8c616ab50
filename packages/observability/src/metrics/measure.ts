/** One number, one number for each set of labels, or null: there is nothing to tell now. */
export type Values = number | null | readonly { labels: Labels; value: number }[]
type Labels = Readonly<Record<string, string>>

/**
 * A value of this process that is read when somebody asks for the metrics. It costs nothing until then, and where
 * metrics are off.
 */
export type Measure = {
  /** Snake case with the unit as its ending; a counter ends in `_total`. */
  name: string
  help: string
  /** A counter only grows while the process lives. */
  kind: 'gauge' | 'counter'
  /** Names of its labels. Their values come from short lists, never from what visitors send. */
  labels?: readonly string[]
  read: () => Values | Promise<Values>
  /** It is read from the database and the same for every process: only those that run jobs tell it. */
  isOfShop?: boolean
}

/** Counts by the values of some labels; `add` takes them in their order. */
export type Counts = { add(...values: string[]): void; read(): Values }

export const createCounts = (...labels: readonly string[]): Counts => {
  const counts = new Map<string, { labels: Labels; value: number }>()
  return {
    add: (...values) => {
      const key = values.join('\0')
      const known = counts.get(key)
      if (known) known.value += 1
      else {
        const named = labels.map((label, at) => [label, values[at] ?? ''])
        counts.set(key, { labels: Object.fromEntries(named), value: 1 })
      }
    },
    read: () => [...counts.values()],
  }
}
