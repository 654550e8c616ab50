import { Readable } from 'node:stream'
import { parentPort } from 'node:worker_threads'
import { LetterRefusal } from '../outgoing/letter-refusals.ts'
import type {
  LetterAnswers,
  LetterQuestion,
  LetterThreadAnswer,
  LetterThreadReport,
} from './letter-questions.ts'
import { readLetter } from './read-letter.ts'

const report = (message: LetterThreadReport, transfer: ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, transfer)

let asked = 0
const waiting = new Map<number, (answer: never) => void>()
const ask = <Kind extends LetterQuestion['kind']>(
  question: Extract<LetterQuestion, { kind: Kind }>,
  transfer: ArrayBuffer[] = [],
): Promise<LetterAnswers[Kind]> =>
  new Promise((resolve) => {
    asked += 1
    waiting.set(asked, resolve)
    report({ kind: 'question', id: asked, question }, transfer)
  })
parentPort?.on('message', ({ id, answer }: LetterThreadAnswer) => {
  waiting.get(id)?.(answer as never)
  waiting.delete(id)
})

async function* chunks(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const chunk = await ask<'more'>({ kind: 'more' })
    if (chunk === null) return
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
  }
}

report({ kind: 'ready' })
try {
  const letter = await readLetter(Readable.from(chunks(), { objectMode: false }), {
    begin: (head) => ask<'begin'>({ kind: 'begin', head }),
    openFile: async (name) => {
      await ask<'file'>({ kind: 'file', name })
      return {
        write: async (given) => {
          // a copy, because posting a view transfers its whole buffer
          const bytes = new Uint8Array(given)
          await ask<'bytes'>({ kind: 'bytes', bytes }, [bytes.buffer])
        },
        end: async () => void (await ask<'file-end'>({ kind: 'file-end' })),
      }
    },
  })
  report({ kind: 'read', letter })
} catch (error) {
  report(
    error instanceof LetterRefusal
      ? { kind: 'refused', code: error.responseCode, message: error.message }
      : { kind: 'failed', error },
  )
}
