import type { readInThread } from './incoming/letter-thread.ts'
import type { MailTransport } from './letter.ts'

/** Where letters go: to an SMTP server, or into a folder that `/bff/outbox/` may show. `transport` is for tests. */
export type MailSettings = {
  from: string
  url?: string
  outboxFolder?: string
  isOutboxReadable?: boolean
  transport?: MailTransport
  /** Where the private key of signatures lies (PEM, RSA), and the name that its public half has in DNS. */
  dkim?: { keyFile: string; selector: string }
}

/** Signs letters in the name of the sender's domain (RFC 6376). */
export type DkimSettings = { selector: string; privateKey: string }

/** Port 0 is any free one, which `opened` hears of. `read` is for tests: how letters are read, if not in threads. */
export type ListenForMail = {
  host: string
  port: number
  opened?: (port: number) => void
  read?: typeof readInThread
}

/** Answers by e-mail: at which domain they come in, and what signs their addresses. */
export type ReplySettings = {
  domain: string
  key: string
  /** The key before: addresses in letters that have gone out already are still read. */
  oldKey?: string
  /** Absent: letters ask for answers, and another process takes them. */
  listen?: ListenForMail
}
