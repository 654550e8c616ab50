import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'
import { exportMessages as messages } from './export.messages.ts'
import { ExportRefusal } from './refusal.ts'

const HEAD = 1024
const CHUNK = 1 << 16

const marks = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
] as const

const readable = new Set(['utf-8', 'windows-1251'])

/** Determined by the byte order mark, then the XML declaration, else UTF-8 (XML 1.0, appendix F). */
export const encodingOf = (head: Buffer, file: string): string => {
  for (const [mark, encoding] of marks) {
    if (mark.every((byte, at) => head[at] === byte)) return encoding
  }
  const declaration = /^<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/
  const declared = declaration.exec(head.toString('latin1'))?.[1]
  if (declared === undefined) return 'utf-8'
  try {
    const { encoding } = new TextDecoder(declared)
    if (readable.has(encoding)) return encoding
  } catch {
    // an unknown name is refused below
  }
  throw new ExportRefusal(messages.encodingUnknown(declared), { file, line: 1 })
}

/** Reads the file again with invalid bytes marked; gives the line of the first mark. */
const lineOfFault = async (path: string, encoding: string): Promise<number> => {
  const decoder = new TextDecoder(encoding)
  let line = 1
  for await (const bytes of createReadStream(path, { highWaterMark: CHUNK })) {
    const text = decoder.decode(bytes as Buffer, { stream: true })
    const fault = text.indexOf('\ufffd')
    line += (fault < 0 ? text : text.slice(0, fault)).split('\n').length - 1
    if (fault >= 0) break
  }
  return line
}

/**
 * Streams the text of a file without its byte order mark.
 * @throws ExportRefusal with the line of the first byte that is invalid in the encoding
 */
export async function* readText(path: string, file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null
  let waiting: Buffer = Buffer.alloc(0)
  const decode = async (bytes: Buffer, isLast: boolean): Promise<string> => {
    decoder ??= new TextDecoder(encodingOf(bytes.subarray(0, HEAD), file), { fatal: true })
    try {
      return decoder.decode(bytes, { stream: !isLast })
    } catch (cause) {
      const line = await lineOfFault(path, decoder.encoding)
      throw new ExportRefusal(messages.wrongBytes(decoder.encoding), { file, line }, { cause })
    }
  }
  try {
    for await (const bytes of createReadStream(path, { highWaterMark: CHUNK })) {
      waiting = waiting.length > 0 ? Buffer.concat([waiting, bytes as Buffer]) : (bytes as Buffer)
      if (decoder === null && waiting.length < HEAD) continue
      yield await decode(waiting, false)
      waiting = Buffer.alloc(0)
    }
    yield await decode(waiting, true)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (error instanceof ExportRefusal || typeof code !== 'string' || !/^E[A-Z]+$/.test(code))
      throw error
    throw new ExportRefusal(messages.fileUnreadable(message), { file, line: 1 }, { cause: error })
  }
}
