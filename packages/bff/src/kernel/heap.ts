import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets the heap only double before a collection (record 058): on a machine with much memory V8 lets it grow fourfold,
 * and the process never returns that memory.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=100')

let collect: (() => void) | null = null

/**
 * Collects garbage now, for memory outside the heap that is freed with a small object: V8 would collect that object
 * much later, and meanwhile as much again is allocated (record 065).
 */
export const collectGarbage = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
