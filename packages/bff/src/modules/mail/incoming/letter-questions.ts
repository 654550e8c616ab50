import type { KnownText } from './known-text.ts'
import type { LetterHead } from './letter-head.ts'
import type { ReadLetter } from './read-letter.ts'

/**
 * Questions that the reading thread asks the server, with the type of each answer. At most one question of a kind
 * is open at a time.
 */
export type LetterAnswers = {
  /** The next bytes of the letter; null at its end. */
  more: Uint8Array | null
  /** Null: the letter is not read further. */
  begin: KnownText | null
  file: null
  bytes: null
  'file-end': null
}

export type LetterQuestion =
  | { kind: 'more' }
  | { kind: 'begin'; head: LetterHead }
  | { kind: 'file'; name: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'file-end' }

/** `ready`: modules are loaded, so that the CPU time counted from here on is that of the letter alone. */
export type LetterThreadReport =
  | { kind: 'ready' }
  | { kind: 'question'; id: number; question: LetterQuestion }
  | { kind: 'read'; letter: ReadLetter | null }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'failed'; error: unknown }

export type LetterThreadAnswer = { id: number; answer: LetterAnswers[keyof LetterAnswers] }
