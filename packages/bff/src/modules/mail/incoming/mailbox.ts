import type { IncomingFile } from '@isp/contract'
import type { KnownWords } from './known-words.ts'
import type { LetterHead } from './letter-head.ts'
import type { ReadLetter } from './read-letter.ts'

/** From whom a letter comes (empty: from a mail server), and to which of our addresses. */
type Envelope = { from: string; to: string }

/** Takes an attached file in, FILE_TOO_LARGE while it reads one that is; what it throws ends the reading. */
export type TakeFile = (file: IncomingFile) => Promise<void>

/** What is needed to read on behind the head: what was said before, and where files go. */
export type LetterTaking = { known: KnownWords; takeFile: TakeFile }

/** A letter that is coming in. */
export type IncomingLetter = {
  /**
   * Reads it, once. `begin` hears its head; null: it is left alone, and read no further.
   * @throws what `begin` and the taking throw, the connection's error, LetterRefusal for a letter that cannot be read
   */
  read(begin: (head: LetterHead) => Promise<LetterTaking | null>): Promise<ReadLetter | null>
}

/** Where letters come in. Whoever brings them (a server that listens, a mailbox that is asked) only differs in who calls. */
export type Mailbox = {
  /** Before any content. @throws LetterRefusal when nothing comes in by this address */
  admit(address: string): Promise<void>
  /** Takes it in, or leaves a letter of a program alone. @throws LetterRefusal */
  receive(letter: IncomingLetter, envelope: Envelope): Promise<void>
}
