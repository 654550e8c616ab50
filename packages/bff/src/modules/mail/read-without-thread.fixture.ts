import { Readable } from 'node:stream'
import { incomingLetter } from './incoming/letter-files.ts'
import { readInThread } from './incoming/letter-thread.ts'
import type { IncomingLetter } from './incoming/mailbox.ts'
import { readLetter } from './incoming/read-letter.ts'

/** Reads letters without a thread, for tests that are not about hostile letters. */
export const readWithoutThread: typeof readInThread = (source, reader) =>
  readLetter(Readable.from(source, { objectMode: false }), reader)

export const letterHere = (letter: string | Buffer): IncomingLetter =>
  incomingLetter((reader) => readLetter(Readable.from([Buffer.from(letter)]), reader))

export { readInThread }
