import { fieldError, invalidFields } from '../kernel/app-error.ts'
import { createThread } from '../kernel/threads/bounded-thread.ts'
import type { PastedLine } from './read-pasted.ts'

/** Processor time, ms: ten times what the longest text with the most expensive lines takes. */
const READ_MS = 2000
const HEAP_MB = 64

/** Reads text pasted by anonymous visitors, in a separate thread (D67). */
export type PastedReader = {
  /** @throws AppError REQUEST_INVALID for a text that takes too long */
  read(text: string): Promise<PastedLine[]>
  close(): Promise<void>
}

/** `factor`: LIMITS_FACTOR. */
export const createPastedReader = (factor: number): PastedReader => {
  const entry = new URL('./pasted.worker.ts', import.meta.url)
  const thread = createThread<string, PastedLine[]>(entry, { heapMb: HEAP_MB })
  return {
    read: async (text) => {
      const outcome = await thread.run(text, { ms: READ_MS * factor })
      if (outcome.kind === 'done') return outcome.report
      throw invalidFields(fieldError('text', 'TEXT_TOO_HARD'))
    },
    close: thread.end,
  }
}
