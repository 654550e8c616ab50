import { defineModule } from '../../module.ts'
import type { MailTransport } from './letter.ts'
import { createMailSender } from './mail.sender.ts'
import type { MailSettings } from './mail.settings.ts'
import { outboxRoutes } from './outbox.routes.ts'
import { createSinkTransport } from './sink.transport.ts'
import { createSmtpTransport } from './smtp.transport.ts'

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

/** The folder of the embedded sink, if it may be read here; null: letters go out over SMTP, or are nobody's to read. */
const readableFolder = ({ url, isOutboxReadable, outboxFolder }: MailSettings): string | null =>
  url || !isOutboxReadable ? null : (outboxFolder ?? null)

/** The sender lives as long as the server. Without settings (tests) letters stay in the database. */
export const mailModule = defineModule({
  endpoints: {},
  open: ({ database, transact, mail, events, log }) => {
    const transport = mail ? transportOf(mail) : null
    if (!mail || !transport) return { handlers: {} }
    const sender = createMailSender({
      database,
      transact,
      transport,
      onError: (error) => log.warn({ err: error }, 'a letter could not be sent'),
    })
    events.on('letter-queued', sender.wake)
    const folder = readableFolder(mail)
    return {
      handlers: {},
      start: sender.wake, // letters of a process that was killed
      close: sender.close,
      ...(folder === null ? {} : { routes: outboxRoutes(folder) }),
    }
  },
})
