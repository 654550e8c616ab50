import type { Readable } from 'node:stream'
import { visible } from '@isp/contract/fields'
import { bodyOf, type LetterText } from '../outgoing/letter-body.ts'
import { letterRefusals, TEXT_BYTES } from '../outgoing/letter-refusals.ts'
import { cutQuotes } from './cut-quotes.ts'
import { decodeText, guessText } from './decode-text.ts'
import { type DeliveryReport, readReport } from './delivery-report.ts'
import { textOfHtml } from './html-text.ts'
import type { KnownText } from './known-text.ts'
import { type LetterHead, readHead } from './letter-head.ts'
import { type MimePart, type PartSink, readParts } from './mime-parts.ts'

export type ReadLetter = {
  /** The writer's text without quotes. */
  answer: string
  /** The whole text. */
  whole: string
  /** Text that only another form (plain or HTML) of the same content has; empty when none. */
  other: string
  /** The parsed delivery report, if the letter is one. */
  report: DeliveryReport | null
}

export type LetterReader = {
  /** Gets the head and returns the known text of the conversation; null: the letter is not read further. */
  begin(head: LetterHead): Promise<KnownText | null>
  /** Where an attached file is written. */
  openFile(name: string): Promise<PartSink>
}

/** Characters of text that are examined: enough for years of quoted conversation. */
const TEXT = 200_000
/** Bytes kept of a report's parts: its fields are few, but the returned letter may be long. */
const REPORT_PART = 16 * 1024

/** Collects at most this many bytes: beyond that `onMore` refuses, or without it the rest is skipped. */
const collector = (most: number, onMore?: () => never) => {
  const chunks: Uint8Array[] = []
  let size = 0
  const write = (bytes: Uint8Array) => {
    if (size + bytes.length > most) onMore?.()
    if (size < most) chunks.push(bytes)
    size += bytes.length
  }
  return { write, size: () => size, bytes: () => Buffer.concat(chunks).subarray(0, most) }
}

const isReturned = ({ type }: MimePart): boolean =>
  type === 'message/rfc822' || type === 'text/rfc822-headers' || type === 'message/global'

/**
 * Done in the thread: the time of `normalize` grows with the square of a run of accents, which may be hidden among
 * invisible characters.
 */
const clean = (text: string): string => visible(text).normalize()

const choiceOf = ({ within }: MimePart): object | null =>
  within.find(({ multipart }) => multipart === 'alternative') ?? null

/**
 * Reads a letter while it is being received: its texts, and its files one by one.
 * @returns null when it is not read further
 * @throws LetterRefusal, errors of the reader and the stream
 */
export const readLetter = async (
  source: Readable,
  { begin, openFile }: LetterReader,
): Promise<ReadLetter | null> => {
  let known: KnownText | null = null as KnownText | null
  let isReport = false
  let status: string | null = null as string | null
  let returned: string | null = null
  const texts: LetterText[] = []
  let textBytes = 0

  const reportPart = (part: MimePart): PartSink | null => {
    const { write, bytes } = collector(REPORT_PART)
    const isStatus = part.type === 'message/delivery-status'
    if (!isStatus && !isReturned(part)) return null
    const end = () => {
      const text = guessText(bytes())
      if (isStatus) status ??= text
      else returned ??= text
    }
    return { write, end }
  }

  const textPart = (part: MimePart): PartSink => {
    const left = TEXT_BYTES - textBytes
    const { write, bytes, size } = collector(left, () => {
      throw letterRefusals.textTooLarge()
    })
    const isHtml = part.type === 'text/html'
    return {
      write,
      end: () => {
        textBytes += size()
        const text = decodeText(bytes(), part.charset)
        const lines = isHtml ? textOfHtml(text) : text.replaceAll(/\r\n?/g, '\n')
        texts.push({ isHtml, choice: choiceOf(part), text: lines.slice(0, TEXT) })
      },
    }
  }

  /** A text part with a file name counts as a file, unless it is the first text of the letter. */
  const isText = ({ type, disposition, name }: MimePart): boolean =>
    /^text\/(?:plain|html)$/.test(type) &&
    (disposition === '' || disposition === 'inline') &&
    (name === '' || texts.every(({ text }) => text.trim() === ''))

  await readParts(source, {
    begin: async (lines, type) => {
      const head = readHead(lines, type)
      isReport = head.isReport
      known = await begin(head)
      return known !== null
    },
    open: async (part) => {
      if (isReport) return reportPart(part)
      return isText(part) ? textPart(part) : openFile(part.name)
    },
  })
  if (known === null) return null
  if (isReport) {
    const report = status === null ? null : readReport(status, returned)
    return { answer: '', whole: '', other: '', report }
  }
  const { text, other } = bodyOf(texts)
  const whole = clean(text).slice(0, TEXT)
  return { answer: cutQuotes(whole, known).text, whole, other: clean(other), report: null }
}
