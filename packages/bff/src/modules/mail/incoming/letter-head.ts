import { domainToUnicode } from 'node:url'
import addressparser from 'nodemailer/lib/addressparser'
import { decodeText, guessText } from './decode-text.ts'
import { absenceSubject } from './quotes.messages.ts'

/** A header line as mailsplit gives it: one character per byte, folded lines with their line breaks. */
export type HeadLine = { key: string; line: string }

/** Header data of a letter. */
export type LetterHead = {
  /** With angle brackets; empty when missing. */
  messageId: string
  /** All addresses of all From fields. */
  from: readonly string[]
  /** Written by a program: an absence note, a delivery report, a mailing. */
  isAutomatic: boolean
  /** A report of a mail server or a reader's mail program (RFC 6522). */
  isReport: boolean
}

const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')

const textAfterKey = ({ line }: HeadLine): string =>
  line
    .slice(line.indexOf(':') + 1)
    .replaceAll(/\r?\n[ \t]*/g, ' ')
    .trim()

const valuesOf = (lines: readonly HeadLine[], key: string): string[] =>
  lines.filter((line) => line.key === key).map(textAfterKey)

const wordBytes = (encoding: string, text: string): Uint8Array =>
  /b/i.test(encoding)
    ? Buffer.from(text, 'base64')
    : bytesOf(
        text
          .replaceAll('_', ' ')
          .replaceAll(/=([\da-f]{2})/gi, (_all, code) => String.fromCharCode(parseInt(code, 16))),
      )

/**
 * Decodes encoded words (RFC 2047) and raw bytes. Adjacent encoded words are joined before decoding, because a
 * character may be split between them.
 */
export const decodeHeader = (value: string): string => {
  const parts: { charset: string; bytes: Uint8Array[] }[] = []
  let end = 0
  let isAfterWord = false
  for (const word of value.matchAll(/=\?([\w.:-]{1,60})(?:\*[\w-]*)?\?([bq])\?([^?\s]*)\?=/gi)) {
    const [all, charset = '', encoding = '', text = ''] = word
    const between = value.slice(end, word.index)
    if (!(isAfterWord && between.trim() === ''))
      parts.push({ charset: '', bytes: [bytesOf(between)] })
    const last = parts.at(-1)
    const bytes = wordBytes(encoding, text)
    if (last?.charset === charset) last.bytes.push(bytes)
    else parts.push({ charset, bytes: [bytes] })
    end = word.index + all.length
    isAfterWord = true
  }
  parts.push({ charset: '', bytes: [bytesOf(value.slice(end))] })
  return parts.map(({ charset, bytes }) => decodeText(Buffer.concat(bytes), charset)).join('')
}

const REPORT = 'multipart/report'
const SUBMITTED_BY_A_PERSON = new Set(['', 'no'])
const OF_MAILINGS = new Set(['bulk', 'junk', 'list', 'auto_reply'])
/** Fields that only automatic answers and mailings have. */
const OF_PROGRAMS = new Set([
  'x-autoreply',
  'x-auto-reply',
  'x-autoreply-from',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-response-suppress',
])

const isAutomatic = (lines: readonly HeadLine[]): boolean => {
  const first = (key: string): string => (valuesOf(lines, key)[0] ?? '').trim()
  const submitted = first('auto-submitted').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return (
    !SUBMITTED_BY_A_PERSON.has(submitted) ||
    OF_MAILINGS.has(first('precedence').toLowerCase()) ||
    lines.some(({ key }) => OF_PROGRAMS.has(key)) ||
    absenceSubject.test(decodeHeader(first('subject')).trim())
  )
}

/** Longest From field that is parsed; a longer one counts as naming several people. */
const FROM = 4 * 1024

const inUnicode = (address: string): string => {
  const at = address.lastIndexOf('@') + 1
  return address.slice(0, at) + (domainToUnicode(address.slice(at)) || address.slice(at))
}

const QUOTED = /"(?:[^"\\]|\\.)*"/g

/** Everything a From field names, including a group's name, so that exactly one entry means exactly one writer. */
const writersOf = (value: string): string[] => {
  const isOne = value.length <= FROM && value.replaceAll(QUOTED, '').split('<').length <= 2
  if (!isOne) return [value.slice(0, FROM), '']
  return addressparser(guessText(bytesOf(value))).flatMap(({ name, address, group }) =>
    group ? [name, ...group.map((one) => one.address ?? '')] : [inUnicode(address.trim())],
  )
}

const bracketed = (id: string): string => (id === '' ? '' : `<${id.replaceAll(/^<|>$/g, '')}>`)

/** `type`: the content type of the whole letter, as `multipart/report`. */
export const readHead = (lines: readonly HeadLine[], type: string): LetterHead => ({
  messageId: bracketed((valuesOf(lines, 'message-id')[0] ?? '').slice(0, 998)),
  from: valuesOf(lines, 'from').flatMap(writersOf),
  isAutomatic: type === REPORT || isAutomatic(lines),
  isReport: type === REPORT,
})
