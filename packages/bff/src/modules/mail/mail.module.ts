import type { Database } from '../../database.ts'
import type { MailTransport } from './letter.ts'
import type { MailPluginOptions } from './mail.plugin.ts'
import { createMailSender } from './mail.sender.ts'
import { createSinkTransport } from './sink.transport.ts'
import { createSmtpTransport } from './smtp.transport.ts'

/** Where letters go: to an SMTP server, or into a folder that `/bff/outbox/` may show. `transport` is for tests. */
export type MailSettings = {
  from: string
  url?: string
  outboxFolder?: string
  isOutboxReadable?: boolean
  transport?: MailTransport
}

const transportOf = ({
  from,
  url,
  outboxFolder,
  transport,
}: MailSettings): MailTransport | null => {
  if (transport) return transport
  if (url) return createSmtpTransport(url, from)
  return outboxFolder ? createSinkTransport(outboxFolder, from) : null
}

/** Null when letters have nowhere to go (tests): they stay in the database. */
export const openMail = (
  database: Database,
  settings: MailSettings | undefined,
  onError: (error: unknown) => void,
): MailPluginOptions | null => {
  const transport = settings ? transportOf(settings) : null
  if (!settings || !transport) return null
  return {
    sender: createMailSender({ database, transport, onError }),
    outboxFolder:
      settings.url || !settings.isOutboxReadable ? null : (settings.outboxFolder ?? null),
  }
}
