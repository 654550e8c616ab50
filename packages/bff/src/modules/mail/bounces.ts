import type { FastifyBaseLogger } from 'fastify'
import type { Transact } from '../../kernel/transaction.ts'
import { readDeliveryReport } from './delivery-report.ts'
import type { NoteLetter } from './letter.ts'
import { mailMessages } from './mail.messages.ts'
import type { ReplySettings } from './mail.settings.ts'
import { markReturned } from './mail.sql.ts'
import { readFailure } from './mail-failure.ts'
import { LetterRefusal, type Mailbox } from './mailbox.ts'
import { createSignedAddresses } from './signed-address.ts'

/** Letters that were taken by a mail server and came back later. */
export type Bounces = {
  /** The sender of a letter on its envelope: a report about it comes there, and says so which letter it is about. */
  returnPath(letterId: number): string
  /** Null: this address is no return path. */
  mailboxOf(address: string): Mailbox | null
}

type Ports = { transact: Transact; noteLetter: NoteLetter; log: FastifyBaseLogger }

export const createBounces = (
  settings: ReplySettings,
  { transact, noteLetter, log }: Ports,
): Bounces => {
  const addresses = createSignedAddresses(settings, { letter: 'b', name: 'bounce', numbers: 1 })
  const letterOf = (address: string): number => {
    const [letterId] = addresses.read(address) ?? []
    if (letterId === undefined) throw new LetterRefusal(550, '5.1.1 No such address')
    return letterId
  }
  const mailbox: Mailbox = {
    admit: async (address) => void letterOf(address),
    receive: async (stream, { to }) => {
      const letterId = letterOf(to)
      const words = await readDeliveryReport(stream)
      if (words === null) return log.info({ letterId }, 'a report of no failure is left alone')
      const failure = readFailure(new Error(words))
      await transact(async (own) => {
        const returned = await markReturned(own, letterId, failure)
        if (returned?.orderId) {
          await noteLetter(own, returned.orderId, mailMessages.returned(returned.to))
        }
      })
    },
  }
  return {
    returnPath: (letterId) => addresses.addressOf(letterId),
    mailboxOf: (address) => (/^b\+/i.test(address) ? mailbox : null),
  }
}

/** Return paths lead to the reports, every other address to the talks. */
export const withBounces = (bounces: Bounces, mailbox: Mailbox): Mailbox => ({
  admit: (address) => (bounces.mailboxOf(address) ?? mailbox).admit(address),
  receive: (stream, envelope) =>
    (bounces.mailboxOf(envelope.to) ?? mailbox).receive(stream, envelope),
})
