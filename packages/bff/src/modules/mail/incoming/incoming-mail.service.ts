/** What other modules use to receive letters. */

export type { ReplySettings } from '../mail.settings.ts'
export { isOwnLetterId } from '../outgoing/letter-id.ts'
export { LetterRefusal } from '../outgoing/letter-refusals.ts'
export type { KnownText } from './known-text.ts'
export type { LetterHead } from './letter-head.ts'
export type { IncomingLetter, Mailbox, TakeFile } from './mailbox.ts'
export type { ReadLetter } from './read-letter.ts'
export { createSignedAddresses } from './signed-address.ts'
