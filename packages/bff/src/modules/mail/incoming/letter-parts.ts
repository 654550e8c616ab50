import type { Letter } from '../letter.ts'

export type LetterLink = { text: string; href: string }

/** One thing of a list: what it is at the left, what it comes to at the right. */
export type LetterRow = {
  name: string
  href?: string
  about?: readonly string[]
  value?: string
  valueAbout?: string
}

/** What letters consist of. `quote` is what a person wrote, `code` what the letter is for. */
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
  /** Why its reader got it, in a sentence. */
  why: string
  /** Stands first: what is above it in an answer is the answer. */
  marker?: string
  /** Of a mailing: where it is set, and what ends it without signing in (RFC 8058). */
  leaving?: { settings: LetterLink; unsubscribe: LetterLink }
}
