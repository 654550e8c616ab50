import { defineModule, type Shared } from '../../kernel/module.ts'
import type { TimeLimits } from '../../kernel/time-limits.ts'
import { createBounces, withBounces } from './incoming/bounces.ts'
import { createIncomingLetters } from './incoming/incoming-letters.ts'
import type { Mailbox } from './incoming/mailbox.ts'
import { createSmtpReceiver } from './incoming/smtp-receiver.ts'
import type { MailTransport, NoteLetter } from './letter.ts'
import type { MailSettings, ReplySettings } from './mail.settings.ts'
import { mailMeasures } from './mail-measures.ts'
import { readDkim } from './outgoing/dkim-key.ts'
import { createForgetLetters } from './outgoing/forget-letters.job.ts'
import { outboxRoutes } from './outgoing/outbox.routes.ts'
import { createAdoptLetters, createSendLetter } from './outgoing/send-letter.job.ts'
import { createSinkTransport } from './outgoing/sink.transport.ts'
import { createSmtpTransport } from './outgoing/smtp.transport.ts'

const transportOf = async ({
  from,
  url,
  outboxFolder,
  transport,
  dkim,
}: MailSettings): Promise<MailTransport | null> => {
  if (transport) return transport
  if (url) return createSmtpTransport(url, from, dkim && (await readDkim(dkim)))
  return outboxFolder ? createSinkTransport(outboxFolder, from) : null
}

/**
 * The folder of the outbox, if it may be shown; null when letters are sent over SMTP or the outbox must not be
 * shown.
 */
const readableFolder = ({ url, isOutboxReadable, outboxFolder }: MailSettings): string | null =>
  url || !isOutboxReadable ? null : (outboxFolder ?? null)

type Asked = Shared & {
  limits: TimeLimits
  mail: MailSettings | undefined
  noteLetter: NoteLetter
  replies: ReplySettings | undefined
  mailbox: Mailbox | null
}

/** Without settings (in tests) letters stay in the database; without a mailbox none are received. */
export const mailModule = defineModule({
  endpoints: {},
  open: async (asked: Asked) => {
    const { database, transact, jobs, log, mail, noteLetter, replies, mailbox } = asked
    const transport = mail ? await transportOf(mail) : null
    const folder = mail ? readableFolder(mail) : null
    const bounces = replies
      ? createBounces(replies, { transact, noteLetter, log, sender: mail?.from ?? '' })
      : null
    const receiver =
      replies?.listen && mailbox
        ? createSmtpReceiver(replies.listen, {
            mailbox: bounces ? withBounces(bounces, mailbox) : mailbox,
            letters: createIncomingLetters(asked.limits, replies.listen.read),
            log,
          })
        : null
    return {
      handlers: {},
      jobs: [
        createSendLetter({ database, transact, noteLetter, bounces }, transport),
        createAdoptLetters(transact, jobs),
        createForgetLetters(database),
      ],
      measures: mailMeasures(database),
      start: () => receiver?.start(),
      close: async () => {
        await receiver?.close()
        await transport?.close()
      },
      ...(folder === null ? {} : { routes: outboxRoutes(folder) }),
    }
  },
})
