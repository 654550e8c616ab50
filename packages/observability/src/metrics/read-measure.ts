import type { Measure, Values } from './measure.ts'

/** Longest wait for one value, shorter than the time limit of a scrape (10 s in Prometheus). */
const PATIENCE_MS = 3000

const within = async <T>(work: Promise<T>, ms: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not read within ${ms} ms`)), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/**
 * Reads a value without ever failing: what cannot be read, or not in time, is absent from this scrape. A reading that
 * still runs is waited for again and not started a second time, so a silent database gets one question, not one a scrape.
 */
export const createReader = (
  { name, read }: Pick<Measure, 'name' | 'read'>,
  onFailure: (name: string, error: unknown) => void,
  patienceMs = PATIENCE_MS,
): (() => Promise<Values>) => {
  let running: Promise<Values> | null = null
  const start = (): Promise<Values> => {
    const own = (async () => read())().finally(() => {
      running = null
    })
    running = own
    return own
  }
  return async () => {
    try {
      return await within(running ?? start(), patienceMs)
    } catch (error) {
      onFailure(name, error)
      return null
    }
  }
}
