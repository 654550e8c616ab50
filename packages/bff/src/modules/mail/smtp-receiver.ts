import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import { StartupError } from '../../kernel/app-error.ts'
import { startupMessages } from '../../kernel/startup.messages.ts'
import type { ListenForMail } from './mail.settings.ts'
import { LETTER_BYTES, LetterRefusal, type Mailbox } from './mailbox.ts'

/** A letter is held in part while it is read: so many at once. */
const CLIENTS = 20

type Ports = { mailbox: Mailbox; log: FastifyBaseLogger }

export type SmtpReceiver = { start(): Promise<void>; close(): Promise<void> }

/** What the other server is told: our own words, and of an accident of ours that it may try again. */
const answerTo = (error: unknown, log: FastifyBaseLogger): Error => {
  if (error instanceof LetterRefusal) {
    log.info({ reason: error.message }, 'a letter was refused')
    return error
  }
  log.error({ err: error }, 'a letter could not be taken')
  return new LetterRefusal(451, '4.3.0 Temporary failure, please try again later')
}

/**
 * Takes letters over SMTP from the mail server in front, which has looked at spam, SPF and DKIM and speaks TLS to the world. One
 * recipient a letter: the others are sent again by their server.
 */
export const createSmtpReceiver = (
  { host, port, opened }: ListenForMail,
  { mailbox, log }: Ports,
): SmtpReceiver => {
  const open = async () => {
    const { SMTPServer } = await import('smtp-server')
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      hideSMTPUTF8: false,
      size: LETTER_BYTES,
      rejectOversized: true,
      maxRecipients: 1,
      maxClients: CLIENTS,
      closeTimeout: 3000,
      onRcptTo: ({ address }, _session, done) => {
        mailbox.admit(address).then(
          () => done(),
          (error: unknown) => done(answerTo(error, log)),
        )
      },
      onData: (stream, { envelope }, done) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo[0]?.address ?? ''
        const answer = (error: Error | null) => {
          stream.resume() // nobody reads the rest of a refused letter
          done(error)
        }
        mailbox.receive(stream, { from, to }).then(
          () => answer(null),
          (error: unknown) => answer(answerTo(error, log)),
        )
      },
    })
    server.on('error', (error) => log.warn({ err: error }, 'a mail connection failed'))
    return server
  }
  let opening: ReturnType<typeof open> | null = null

  return {
    start: async () => {
      opening = open()
      const server = await opening
      await new Promise<void>((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, () => resolve())
      }).catch((error: unknown) => {
        throw new StartupError(startupMessages.mailPortTaken(port, host), { cause: error })
      })
      const address = server.server.address() as AddressInfo
      log.info({ host, port: address.port }, 'letters are taken')
      opened?.(address.port)
    },
    close: async () => {
      const server = await opening
      if (server) await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
