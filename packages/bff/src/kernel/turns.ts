import { nextTurn } from './cost/meter.ts'

/**
 * Yields a long list in parts and lets other work run in between; choose `size` so that a part takes a few
 * milliseconds.
 */
export async function* inTurns<Row>(rows: readonly Row[], size: number): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += size) {
    if (from > 0) await nextTurn()
    yield rows.slice(from, from + size)
  }
}
