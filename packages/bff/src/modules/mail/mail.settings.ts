import type { MailTransport } from './letter.ts'

/** Where letters go: to an SMTP server, or into a folder that `/bff/outbox/` may show. `transport` is for tests. */
export type MailSettings = {
  from: string
  url?: string
  outboxFolder?: string
  isOutboxReadable?: boolean
  transport?: MailTransport
}
