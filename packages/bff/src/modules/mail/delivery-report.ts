import type { Readable } from 'node:stream'
import { readLetter } from './incoming-letter.ts'

/** Of the attached parts of a report: the fields are a few lines, the letter that came back may be long. */
const PART = 16 * 1024

/**
 * Reads a report of a mail server (RFC 3464) about one recipient.
 * @returns what the server said, in the form of an answer of SMTP: `550 5.1.1 User unknown`; null: it does not say that the letter has failed
 * @throws LetterRefusal for a letter too large or unreadable
 */
export const readDeliveryReport = async (stream: Readable): Promise<string | null> => {
  const parts: string[] = []
  const text = await readLetter(stream, async () => async ({ content }) => {
    let part = ''
    for await (const chunk of content) {
      if (part.length < PART) part += Buffer.from(chunk).toString('latin1')
    }
    parts.push(part.slice(0, PART))
  })
  const fields = [text, ...parts].join('\n\n').replaceAll(/\r?\n[ \t]+/g, ' ')
  const fieldOf = (name: string): string =>
    new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(fields)?.[1]?.trim() ?? ''
  if (fieldOf('Action').toLowerCase() !== 'failed') return null
  const words = fieldOf('Diagnostic-Code').replace(/^[\w.-]+;\s*/, '')
  if (/^[45]\d\d\b/.test(words)) return words
  const status = /^[45]\.\d{1,3}\.\d{1,3}/.exec(fieldOf('Status'))?.[0] ?? '5.0.0'
  return `550 ${status} ${words}`.trim()
}
