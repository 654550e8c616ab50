import type { readInThread } from './incoming/letter-thread.ts'
import type { MailTransport } from './letter.ts'

/**
 * Where letters go: to an SMTP server (`url`), or into a folder that `/bff/outbox/` may show. `transport` is for
 * tests.
 */
export type MailSettings = {
  from: string
  url?: string
  outboxFolder?: string
  isOutboxReadable?: boolean
  transport?: MailTransport
  /** Path of the private signing key (PEM, RSA), and the name of its public key in DNS. */
  dkim?: { keyFile: string; selector: string }
}

/** Signs letters for the sender's domain (RFC 6376). */
export type DkimSettings = { selector: string; privateKey: string }

/** Port 0 chooses a free port, which is passed to `opened`. `read` replaces reading in threads, for tests. */
export type ListenForMail = {
  host: string
  port: number
  opened?: (port: number) => void
  read?: typeof readInThread
}

/** Answers by e-mail: the domain that receives them, and the key that signs their addresses. */
export type ReplySettings = {
  domain: string
  key: string
  /** The previous key: addresses in letters already sent stay valid. */
  oldKey?: string
  /** Absent: letters offer an answer by e-mail, and another process receives it. */
  listen?: ListenForMail
}
