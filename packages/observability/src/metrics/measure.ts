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

/** Counts by one label. */
export type Counts = { add(value: string): void; read(): Values }

export const createCounts = (label: string): Counts => {
  const counts = new Map<string, number>()
  return {
    add: (value) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    read: () => [...counts].map(([of, value]) => ({ labels: { [label]: of }, value })),
  }
}
