import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { MAX_FILE_SIZE } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { IncomingLetter, LetterTaking, TakeFile } from './mailbox.ts'
import type { PartSink } from './mime-parts.ts'
import type { LetterReader, ReadLetter } from './read-letter.ts'

async function* noLargerThanAFile(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > MAX_FILE_SIZE) throw new AppError('FILE_TOO_LARGE')
    yield chunk
  }
}

type FileSink = PartSink & { breakOff(error: Error): Promise<void> }

/** Streams a file to its receiver at the receiver's pace. */
const sinkInto = (takeFile: TakeFile, name: string): FileSink => {
  const content = new PassThrough()
  content.on('error', () => {}) // reported by `takeFile`
  const taken = takeFile({ name, content: noLargerThanAFile(content) })
  taken.catch(() => content.destroy())
  return {
    write: async (bytes) => {
      if (content.destroyed) await taken
      else if (!content.write(bytes)) await Promise.race([once(content, 'drain'), taken])
    },
    end: async () => {
      content.end()
      await taken
    },
    breakOff: async (error) => {
      content.destroy(error)
      await taken.catch(() => {})
    },
  }
}

/** An incoming letter that is read by `read`. When reading ends early, the receiving of its current file ends too. */
export const incomingLetter = (
  read: (reader: LetterReader) => Promise<ReadLetter | null>,
): IncomingLetter => ({
  read: async (begin) => {
    let taking: LetterTaking | null = null
    let file: FileSink | null = null as FileSink | null
    try {
      return await read({
        begin: async (head) => {
          taking = await begin(head)
          return taking?.known ?? null
        },
        openFile: async (name) => {
          if (!taking) throw new Error('a file before the head of its letter')
          file = sinkInto(taking.takeFile, name)
          return file
        },
      })
    } catch (error) {
      await file?.breakOff(new Error('the letter was broken off', { cause: error }))
      throw error
    }
  },
})
