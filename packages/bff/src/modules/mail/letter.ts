import type { LetterKind } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** A letter to one person. Letters with the same `key` are written once. */
export type Letter = {
  key: string
  kind: LetterKind
  to: string
  /** Reply address; absent or null: answers go to the sender, whose mailbox nobody reads. */
  replyTo?: string | null
  subject: string
  text: string
  html: string
  /** For a mailing: the address that unsubscribes by one request (RFC 8058). */
  unsubscribe?: string | null
}

/** A letter ready for a mail server. */
export type PostedLetter = Omit<Letter, 'kind'> & {
  /** Address for delivery reports; absent: the sender. */
  returnPath?: string | undefined
}

/** Content of a letter, independent of the recipient. */
export type LetterContent = Pick<Letter, 'kind' | 'subject' | 'text' | 'html' | 'unsubscribe'>

/** `isSecret`: the content gives access to an account and is deleted once the letter is sent. */
export type OutgoingLetter = Letter & { orderId: number | null; isSecret?: boolean }

/** Sends letters. @throws any failure; the letter is then tried again later */
export type MailTransport = {
  send(letter: PostedLetter): Promise<void>
  close(): Promise<void> | void
}

/**
 * Records in an order's activity that a letter about it was sent or returned, in the given transaction. `text` is
 * shown to people.
 */
export type NoteLetter = (database: Database, orderId: number, text: string) => Promise<void>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for an HTML page or letter. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
