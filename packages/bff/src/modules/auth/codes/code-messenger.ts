import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Shared } from '../../../kernel/module.ts'
import { queueLetter } from '../../mail/outgoing/mail-queue.service.ts'
import { codeLetter, phoneCodeText, phoneLetter } from '../auth.mail.ts'
import type { Channel } from './code-channel.ts'

/**
 * Sends short messages to phones; to be implemented for an SMS provider. Messages with the same `key` are sent
 * once.
 */
export type PhoneProvider = {
  send(database: Database, message: { key: string; to: string; text: string }): Promise<void>
}

export type CodeMessage = {
  channel: Channel
  to: string
  code: string
  /** Lifetime of the code. */
  minutes: number
  key: string
}

/** Sends codes in the transaction that created them. @throws AppError PHONE_CODES_UNAVAILABLE */
export type CodeMessenger = { send(database: Database, message: CodeMessage): Promise<void> }

/** Mail settings. Without `url` letters stay in the outbox, and messages to phones are shown there too. */
export type PhoneOutbox = { url?: string }

type Ports = Pick<Shared, 'jobs' | 'shopOrigin'> & { mail: PhoneOutbox | undefined }

/**
 * Shows messages to phones as letters in the outbox page; null when letters are really sent, because a mail server
 * accepts no phone number.
 */
const outboxOfPhones = ({ jobs, mail }: Ports): PhoneProvider | null =>
  mail?.url
    ? null
    : {
        send: (database, { key, to, text }) =>
          queueLetter(
            { database, jobs },
            { ...phoneLetter(text), key, to, orderId: null, isSecret: true },
          ),
      }

export const createCodeMessenger = (
  ports: Ports,
  phones: PhoneProvider | null = outboxOfPhones(ports),
): CodeMessenger => ({
  send: async (database, { channel, to, code, minutes, key }) => {
    if (channel === 'email') {
      const letter = codeLetter({ code, minutes, shopOrigin: ports.shopOrigin })
      await queueLetter(
        { database, jobs: ports.jobs },
        { ...letter, key, to, orderId: null, isSecret: true },
      )
      return
    }
    if (!phones) throw new AppError('PHONE_CODES_UNAVAILABLE')
    await phones.send(database, { key, to, text: phoneCodeText(code) })
  },
})
