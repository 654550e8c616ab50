import { AppError } from '../../kernel/app-error.ts'
import { runInThread } from '../../kernel/threads/bounded-thread.ts'
import type { FnsPaper } from './fns-paper.ts'
import { loadedPapersMessages as messages } from './loaded-papers.messages.ts'

export type PaperReport =
  | { kind: 'read'; paper: FnsPaper | null }
  | { kind: 'refused'; reason: string }

/** CPU time in ms: 25 MB of usual lines take a third of it. */
const READ_MS = 6000
/** Heap for the text of 25 MB. */
const HEAP_MB = 256

/**
 * Reads a document in a thread of its own (D67). `factor`: LIMITS_FACTOR.
 * @throws AppError PAPER_XML_REFUSED for malformed XML, or when it takes too long or too much memory
 */
export const readFnsPaperInThread = async (
  bytes: Uint8Array,
  factor: number,
): Promise<FnsPaper | null> => {
  const entry = new URL('./fns-paper.worker.ts', import.meta.url)
  const limits = { ms: READ_MS * factor, heapMb: HEAP_MB }
  const outcome = await runInThread<Uint8Array, PaperReport>(entry, bytes, limits)
  if (outcome.kind !== 'done') throw refusal(messages.tooDear)
  if (outcome.report.kind === 'refused') throw refusal(outcome.report.reason)
  return outcome.report.paper
}

const refusal = (reason: string) => new AppError('PAPER_XML_REFUSED', { reason })
