import type { Readable } from 'node:stream'

/** From whom a letter comes (empty: from a mail server), and to which of our addresses. */
type Envelope = { from: string; to: string }

/** Says to the sending server why a letter is not taken: 4xx for a while, 5xx for good (RFC 5321 §4.2). */
export class LetterRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'LetterRefusal'
    this.responseCode = responseCode
  }
}

/** Where letters come in. Whoever brings them (a server that listens, a mailbox that is asked) only differs in who calls. */
export type Mailbox = {
  /** Before any content. @throws LetterRefusal when nothing comes in by this address */
  admit(address: string): Promise<void>
  /** Takes it in, or leaves a letter of a program alone. @throws LetterRefusal */
  receive(stream: Readable, envelope: Envelope): Promise<void>
}

/** All that one letter may carry, bytes as it travels: what most mail servers let through at most. */
export const LETTER_BYTES = 50 * 1024 * 1024
