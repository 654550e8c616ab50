import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Lets the heap double before it is collected (record 058): on a machine with much memory V8 lets it grow fourfold, and the
 * process holds for good what was rubbish.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=100')

let collect: (() => void) | null = null

/**
 * Collects now. For memory outside the heap that goes back with some last small object: V8 would collect it much later, and meanwhile
 * the next takes as much again (record 065).
 */
export const collectGarbage = (): void => {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
