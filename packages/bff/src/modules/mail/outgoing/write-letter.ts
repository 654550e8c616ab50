import type { LetterDescription } from '../incoming/letter-parts.ts'
import { textOf } from '../incoming/letter-text.ts'
import type { LetterContent } from '../letter.ts'
import { htmlOf } from './letter-html.ts'

/** Longer ones are cut by whoever shows them. */
const SUBJECT = 200

/** What turns the direction of text or hides in it goes; lines stay: a name must not rewrite the sentence around it. */
const plain = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n]/gu, ' ')

const plainSubject = (text: string): string => {
  const line = plain(text)
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim()
  const signs = [...line]
  return signs.length > SUBJECT ? `${signs.slice(0, SUBJECT - 1).join('')}…` : line
}

const cleaned = <Value>(value: Value): Value => {
  if (typeof value === 'string') return plain(value) as Value
  if (Array.isArray(value)) return value.map(cleaned) as Value
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, cleaned(one)]),
  ) as Value
}

/** The one way in which letters are made: a description of parts, as text and as a page. */
export const writeLetter = (description: LetterDescription): LetterContent => {
  const letter = { ...cleaned(description), subject: plainSubject(description.subject) }
  return {
    kind: letter.kind,
    subject: letter.subject,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(letter.leaving ? { unsubscribe: letter.leaving.unsubscribe.href } : {}),
  }
}
