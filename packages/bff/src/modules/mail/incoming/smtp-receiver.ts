import type { AddressInfo } from 'node:net'
import { PassThrough, type Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import type { SMTPServerSession } from 'smtp-server'
import { StartupError } from '../../../kernel/app-error.ts'
import { startupMessages } from '../../../kernel/startup.messages.ts'
import type { ListenForMail } from '../mail.settings.ts'
import { LETTER_BYTES, LetterRefusal, letterRefusals } from '../outgoing/letter-refusals.ts'
import type { IncomingLetters } from './incoming-letters.ts'
import { networkOfPeer } from './letter-origin.ts'
import type { Mailbox } from './mailbox.ts'

/** Most connections in total, and from one foreign network. */
const CLIENTS = 20
const CLIENTS_OF_ONE = 5

type Ports = { mailbox: Mailbox; letters: IncomingLetters; log: FastifyBaseLogger }

export type SmtpReceiver = { start(): Promise<void>; close(): Promise<void> }

/**
 * The answer to the sending server: our refusals as they are, internal errors as temporary ones so that it tries
 * again.
 */
const answerTo = (error: unknown, log: FastifyBaseLogger): Error => {
  if (error instanceof LetterRefusal) {
    log.info({ reason: error.message, err: error.cause }, 'a letter was refused')
    return error
  }
  log.error({ err: error }, 'a letter could not be taken')
  return new LetterRefusal(451, '4.3.0 Temporary failure, please try again later')
}

/** The content for one reader; when the reader stops early, the rest is discarded. */
const contentOf = (stream: Readable) => {
  const content = new PassThrough()
  content.on('error', () => {}) // reported by the reading
  stream.once('error', (error) => content.destroy(error))
  return {
    content: stream.pipe(content) as AsyncIterable<Uint8Array>,
    letRunBy: () => {
      stream.unpipe(content)
      content.destroy()
      stream.resume()
    },
  }
}

/** Counts connections per network. */
const createPeers = () => {
  const networks = new Map<string, string>()
  return {
    /** False: that network has too many connections. */
    come: ({ id, remoteAddress }: SMTPServerSession): boolean => {
      const network = networkOfPeer(remoteAddress)
      if (network === null) return true
      networks.set(id, network)
      return [...networks.values()].filter((one) => one === network).length <= CLIENTS_OF_ONE
    },
    go: ({ id }: SMTPServerSession): void => void networks.delete(id),
  }
}

/**
 * Receives letters over SMTP from the mail server in front of us, which checks spam, SPF and DKIM and speaks TLS to
 * the world. Accepts one recipient per letter; the sending server repeats the letter for the others.
 */
export const createSmtpReceiver = (
  { host, port, opened }: ListenForMail,
  { mailbox, letters, log }: Ports,
): SmtpReceiver => {
  const peers = createPeers()
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
      onConnect: (session, done) => done(peers.come(session) ? null : letterRefusals.busy()),
      onClose: peers.go,
      onMailFrom: (_address, { remoteAddress }, done) => {
        try {
          letters.admit({ peer: remoteAddress })
          done()
        } catch (error) {
          done(answerTo(error, log))
        }
      },
      onRcptTo: ({ address }, { remoteAddress }, done) => {
        const admit = async () => {
          await mailbox.admit(address)
          letters.admit({ peer: remoteAddress, to: address })
        }
        admit().then(
          () => done(),
          (error: unknown) => done(answerTo(error, log)),
        )
      },
      onData: (stream, { envelope, remoteAddress }, done) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo[0]?.address ?? ''
        const { content, letRunBy } = contentOf(stream)
        const answer = (error: Error | null) => {
          letRunBy()
          done(error)
        }
        letters
          .take({ peer: remoteAddress, from, to }, content, (letter) =>
            mailbox.receive(letter, { from, to }),
          )
          .then(
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
