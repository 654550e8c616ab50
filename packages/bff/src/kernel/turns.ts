import { nextTurn } from './cost/meter.ts'

/** A long list in parts, with a turn for others between two: each part is to take a few milliseconds of the process. */
export async function* inTurns<Row>(rows: readonly Row[], size: number): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += size) {
    if (from > 0) await nextTurn()
    yield rows.slice(from, from + size)
  }
}
