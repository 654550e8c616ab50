import type { Letter } from '../letter.ts'

export type LetterLink = { text: string; href: string }

/** One entry of a list: its name at the left, its value at the right. */
export type LetterRow = {
  name: string
  href?: string
  about?: readonly string[]
  value?: string
  valueAbout?: string
}

/** Building blocks of a letter. `quote` is text written by a person, `code` the confirmation code of the letter. */
export type LetterPart =
  | { heading: string }
  | { text: string; link?: LetterLink }
  | { strong: string }
  | { code: string }
  | { quote: string }
  | { rows: readonly LetterRow[]; columns?: readonly [name: string, value: string] }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: LetterLink }
  | { note: string }

export type LetterDescription = {
  kind: Letter['kind']
  subject: string
  parts: readonly LetterPart[]
  /** The reason why the reader receives the letter, in a sentence. */
  why: string
  /** First line of the letter: in an answer, everything above it is the answer. */
  marker?: string
  /** For a mailing: the page of its settings, and the link that unsubscribes without signing in (RFC 8058). */
  leaving?: { settings: LetterLink; unsubscribe: LetterLink }
}
