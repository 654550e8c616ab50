import type { LetterDescription } from '../incoming/letter-parts.ts'
import { textOf } from '../incoming/letter-text.ts'
import type { LetterContent } from '../letter.ts'
import { htmlOf } from './letter-html.ts'

/** Longer subjects are cut by mail programs. */
const SUBJECT = 200

/**
 * Removes control and invisible characters, including those that change the text direction, and keeps lines: a name
 * must not alter the sentence around it.
 */
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

/** Makes the plain text and the HTML page of a letter from its description; all letters are made here. */
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
