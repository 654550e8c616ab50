/** What a module needs to take letters in. */
export { cutQuotes } from './cut-quotes.ts'
export { type LetterHead, readLetter, type TakeAttachment } from './incoming-letter.ts'
export { isOwnLetterId } from './letter-id.ts'
export type { ReplySettings } from './mail.settings.ts'
export { LetterRefusal, type Mailbox } from './mailbox.ts'
export { createSignedAddresses } from './signed-address.ts'
