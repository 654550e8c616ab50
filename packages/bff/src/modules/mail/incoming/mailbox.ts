import type { IncomingFile } from '@isp/contract'
import type { KnownText } from './known-text.ts'
import type { LetterHead } from './letter-head.ts'
import type { ReadLetter } from './read-letter.ts'

/** The sender (empty: a mail server) and the one of our addresses that the letter is for. */
type Envelope = { from: string; to: string }

/**
 * Receives an attached file. Throws FILE_TOO_LARGE while reading one that is too large; an error ends the reading
 * of the letter.
 */
export type TakeFile = (file: IncomingFile) => Promise<void>

/** What reading needs beyond the head: the known text of the conversation, and the receiver of files. */
export type LetterTaking = { known: KnownText; takeFile: TakeFile }

/** A letter while it is being received. */
export type IncomingLetter = {
  /**
   * Reads the letter, once. `begin` gets its head; when it returns null the letter is not read further.
   * @throws errors of `begin` and `takeFile`, the connection's error, LetterRefusal for a letter that cannot be
   * read
   */
  read(begin: (head: LetterHead) => Promise<LetterTaking | null>): Promise<ReadLetter | null>
}

/** A receiver of letters, whatever delivers them (a listening server or a polled mailbox). */
export type Mailbox = {
  /** Called before any content. @throws LetterRefusal when nothing is received at this address */
  admit(address: string): Promise<void>
  /** Receives the letter, or ignores one written by a program. @throws LetterRefusal */
  receive(letter: IncomingLetter, envelope: Envelope): Promise<void>
}
