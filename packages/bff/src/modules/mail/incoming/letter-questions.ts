import type { KnownWords } from './known-words.ts'
import type { LetterHead } from './letter-head.ts'
import type { ReadLetter } from './read-letter.ts'

/** What a thread that reads a letter asks of the server, one thing of a kind at a time, and what it is answered. */
export type LetterAnswers = {
  /** More of the letter; null: that was all. */
  more: Uint8Array | null
  /** Null: the letter is left alone. */
  begin: KnownWords | null
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

/** `ready`: its modules are loaded, what is counted from here on is the letter alone. */
export type LetterThreadReport =
  | { kind: 'ready' }
  | { kind: 'question'; id: number; question: LetterQuestion }
  | { kind: 'read'; letter: ReadLetter | null }
  | { kind: 'refused'; code: number; message: string }
  | { kind: 'failed'; error: unknown }

export type LetterThreadAnswer = { id: number; answer: LetterAnswers[keyof LetterAnswers] }
