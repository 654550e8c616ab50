import type { LetterKind } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'

/** A letter to one person. `key` makes it single: the same key is never written twice. */
export type Letter = {
  key: string
  kind: LetterKind
  to: string
  /** Where an answer goes; absent or null: to the sender, where nobody reads it. */
  replyTo?: string | null
  subject: string
  text: string
  html: string
  /** Of a mailing: the address that ends it by one request (RFC 8058). */
  unsubscribe?: string | null
}

/** As it travels. */
export type PostedLetter = Omit<Letter, 'kind'> & {
  /** Where a report of a failure goes; absent: to the sender. */
  returnPath?: string | undefined
}

/** What a letter says, whoever it goes to. */
export type LetterContent = Pick<Letter, 'kind' | 'subject' | 'text' | 'html' | 'unsubscribe'>

/** With `isSecret`, what it says opens an account: it is forgotten once it is sent. */
export type OutgoingLetter = Letter & { orderId: number | null; isSecret?: boolean }

/** Carries letters out of the house. @throws whatever hinders it; the letter is tried again later */
export type MailTransport = {
  send(letter: PostedLetter): Promise<void>
  close(): Promise<void> | void
}

/** Writes down that a letter about an order has gone or come back, in the given transaction. `text` is shown to people. */
export type NoteLetter = (database: Database, orderId: number, text: string) => Promise<void>

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an HTML page or letter. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
