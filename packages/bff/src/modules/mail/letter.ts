/** A letter to one person. `key` makes it single: the same key is never written twice. */
export type Letter = {
  key: string
  to: string
  /** Where an answer goes; absent or null: to the sender, where nobody reads it. */
  replyTo?: string | null
  subject: string
  text: string
  html: string
}

/** With `isSecret`, what it says opens an account: it is forgotten once it is sent. */
export type OutgoingLetter = Letter & { orderId: number | null; isSecret?: boolean }

/** Carries letters out of the house. @throws whatever hinders it; the letter is tried again later */
export type MailTransport = {
  send(letter: Letter): Promise<void>
  close(): Promise<void> | void
}

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
