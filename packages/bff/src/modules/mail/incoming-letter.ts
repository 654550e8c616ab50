import type { Readable } from 'node:stream'
import { type IncomingFile, MAX_FILE_SIZE } from '@isp/contract'
import { convert } from 'html-to-text'
import type {
  AttachmentStream,
  Headers,
  MailParser,
  MessageText,
  StructuredHeader,
} from 'mailparser'
import { AppError } from '../../kernel/app-error.ts'
import { LETTER_BYTES, LetterRefusal } from './mailbox.ts'

/** What a letter says of itself before its content. */
export type LetterHead = {
  /** With its angle brackets; empty: it has none. */
  messageId: string
  /** Addresses that it calls its writers'. */
  from: readonly string[]
  /** Written by a program: an absence note, a delivery report, a mailing. */
  isAutomatic: boolean
}

/** Takes an attached file in, FILE_TOO_LARGE while it reads one that is; what it throws ends the reading. */
export type TakeAttachment = (file: IncomingFile) => Promise<void>

/** Characters of text that are looked at: a talk of years. */
const TEXT = 200_000
const HTML = 400_000
const HEAD_BYTES = 64 * 1024
const PARTS = 200

const tooLarge = () => new LetterRefusal(552, '5.3.4 The letter is too large')

const noLetter = (cause: unknown) =>
  new LetterRefusal(554, '5.6.0 The letter cannot be read', { cause })

const plainOf = (headers: Headers, name: string): string => {
  const value = headers.get(name)
  return (typeof value === 'string' ? value : '').trim().toLowerCase()
}

const isAutomatic = (headers: Headers): boolean => {
  const submitted = plainOf(headers, 'auto-submitted')
  const type = (headers.get('content-type') as StructuredHeader | undefined)?.value
  return (
    (submitted !== '' && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(plainOf(headers, 'precedence')) ||
    headers.has('x-autoreply') ||
    headers.has('x-autorespond') ||
    type === 'multipart/report'
  )
}

const headOf = (parser: MailParser, headers: Headers): LetterHead => ({
  messageId: parser.messageId?.slice(0, 1000) ?? '',
  from: (parser.from?.value ?? []).flatMap(({ address, group = [] }) =>
    [address, ...group.map((one) => one.address)].filter((one) => one !== undefined),
  ),
  isAutomatic: isAutomatic(headers),
})

/** Quoted parts keep their `>`; scripts, styles, pictures and addresses of links are no text. */
const textOf = (html: string): string =>
  convert(html.slice(0, HTML), {
    wordwrap: false,
    limits: { maxInputLength: HTML, maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  })

async function* noLargerThanAFile(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > MAX_FILE_SIZE) throw new AppError('FILE_TOO_LARGE')
    yield chunk
  }
}

const handOver = async (
  { filename = '', content, release }: AttachmentStream,
  take: TakeAttachment | null,
): Promise<void> => {
  try {
    if (take) await take({ name: filename, content: noLargerThanAFile(content) })
    else content.resume()
  } finally {
    release?.()
  }
}

/**
 * Reads a letter while it comes in: `begin` hears its head and says what takes its files, null: nothing does.
 * @returns its text, of HTML if there is no other
 * @throws what `begin` and the taking throw, the stream's own error, LetterRefusal for a letter too large or unreadable
 */
export const readLetter = async (
  stream: Readable,
  begin: (head: LetterHead) => Promise<TakeAttachment | null>,
): Promise<string> => {
  const { MailParser: Parser } = await import('mailparser')
  const parser = new Parser({
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    checksumAlgo: false,
    maxHeadSize: HEAD_BYTES,
    maxChildNodes: PARTS,
  })
  let taking: Promise<TakeAttachment | null> = Promise.resolve(null)
  parser.once('headers', (headers) => {
    taking = begin(headOf(parser, headers))
    taking.catch(() => parser.destroy()) // said by whoever waits for it below
  })
  let bytes = 0
  const count = (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > LETTER_BYTES) parser.destroy(tooLarge())
  }
  let brokenOff: Error | null = null
  stream.once('error', (error) => {
    brokenOff = error
    parser.destroy(error)
  })
  let unreadable: Error | null = null
  parser.once('error', (error: Error) => {
    if (error !== brokenOff && !(error instanceof LetterRefusal)) unreadable = error
  })
  stream.on('data', count).pipe(parser)
  let text = ''
  try {
    for await (const part of parser as AsyncIterable<AttachmentStream | MessageText>) {
      const take = await taking
      if (part.type === 'text') text = part.text?.trim() ? part.text : textOf(part.html ?? '')
      else await handOver(part, take)
    }
    await taking
  } catch (error) {
    await taking // a refusal says more than the stream that it ended
    throw error === unreadable ? noLetter(error) : error
  } finally {
    stream.off('data', count).unpipe(parser)
  }
  return text.slice(0, TEXT)
}
