import type { Worker } from 'node:worker_threads'
import { startThread } from '@isp/logging'
import { LETTER_BYTES, LetterRefusal, letterRefusals } from '../outgoing/letter-refusals.ts'
import type { LetterQuestion, LetterThreadAnswer, LetterThreadReport } from './letter-questions.ts'
import type { PartSink } from './mime-parts.ts'
import type { LetterReader, ReadLetter } from './read-letter.ts'

/** `ms`: CPU time; `heapMb`: heap of the thread, enough for 8 MB of text (files are streamed). */
export type LetterLimits = { ms: number; heapMb?: number }
const HEAP_MB = 192

/** Interval, in real time, at which the CPU time of a thread is checked; it may exceed its limit by that much. */
const LOOK_MS = 50

const spentMs = async (thread: Pick<Worker, 'cpuUsage'>): Promise<number> => {
  const { user, system } = await thread.cpuUsage()
  return (user + system) / 1000
}

/**
 * Answers the thread's questions in the order in which they are asked; so a letter is read no faster than its files
 * are received.
 */
const createAnswers = (source: AsyncIterable<Uint8Array>, reader: LetterReader) => {
  const chunks = source[Symbol.asyncIterator]()
  let bytes = 0
  let file: PartSink | null = null
  return async (question: LetterQuestion): Promise<LetterThreadAnswer['answer']> => {
    if (question.kind === 'begin') return reader.begin(question.head)
    if (question.kind === 'more') {
      const { value, done } = await chunks.next()
      if (done) return null
      bytes += value.length
      if (bytes > LETTER_BYTES) throw letterRefusals.tooLarge()
      return new Uint8Array(value) // a copy, because posting a view transfers its whole buffer
    }
    if (question.kind === 'file') file = await reader.openFile(question.name)
    else if (question.kind === 'bytes') await file?.write(question.bytes)
    else await file?.end()
    return null
  }
}

/**
 * Reads a letter in a thread of its own that ends with it. `spent` receives the CPU time, whatever the outcome.
 * @throws LetterRefusal for a letter that is too large, takes too much CPU time or cannot be read; errors of the
 * source and the reader
 */
export const readInThread = async (
  source: AsyncIterable<Uint8Array>,
  reader: LetterReader,
  { ms, heapMb = HEAP_MB }: LetterLimits,
  spent: (ms: number) => void,
): Promise<ReadLetter | null> => {
  const thread = startThread(new URL('letter.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  })
  const answerTo = createAnswers(source, reader)
  let cost = 0
  let isTooDear = false
  let watch: NodeJS.Timeout | undefined
  try {
    return await new Promise((resolve, reject) => {
      const refuse = () => {
        isTooDear = true
        cost = Math.max(cost, ms)
        reject(letterRefusals.tooDear())
      }
      const look = async (free: number): Promise<void> => {
        cost = Math.max(cost, await spentMs(thread))
        if (cost - free <= ms) return
        refuse()
      }
      const hear = async (report: LetterThreadReport): Promise<void> => {
        if (report.kind === 'ready') {
          const free = await spentMs(thread)
          watch = setInterval(() => void look(free).catch(() => {}), LOOK_MS)
        } else if (report.kind === 'question') {
          const answer = await answerTo(report.question)
          thread.postMessage({ id: report.id, answer } satisfies LetterThreadAnswer)
        } else if (report.kind === 'read') resolve(report.letter)
        else if (report.kind === 'refused') reject(new LetterRefusal(report.code, report.message))
        else reject(letterRefusals.unreadable(report.error))
      }
      thread.on('message', (report: LetterThreadReport) => void hear(report).catch(reject))
      thread.once('error', (error) => {
        const isFull = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        if (isFull) refuse()
        else reject(error)
      })
      thread.once('exit', () => reject(new Error('the thread of a letter has ended')))
    })
  } finally {
    clearInterval(watch)
    if (!isTooDear) cost = Math.max(cost, await spentMs(thread).catch(() => 0))
    spent(cost)
    await thread.terminate()
  }
}
