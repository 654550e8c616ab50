import type { FastifyBaseLogger } from 'fastify'
import type { Transact } from '../../../kernel/transaction.ts'
import type { NoteLetter } from '../letter.ts'
import { mailMessages } from '../mail.messages.ts'
import type { ReplySettings } from '../mail.settings.ts'
import { lockReported, markReturned } from '../mail.sql.ts'
import { letterIdOf } from '../outgoing/letter-id.ts'
import { LetterRefusal } from '../outgoing/letter-refusals.ts'
import { readFailure } from '../outgoing/mail-failure.ts'
import type { DeliveryReport } from './delivery-report.ts'
import type { LetterTaking, Mailbox } from './mailbox.ts'
import { createSignedAddresses } from './signed-address.ts'

/** Bounces: letters that a mail server accepted and later returned as undeliverable. */
export type Bounces = {
  /**
   * The envelope sender of a letter (RFC 5321 return path): reports about the letter arrive there, and the address
   * carries the letter's id.
   */
  returnPath(letterId: number): string
  /** Null when the address is no return path. */
  mailboxOf(address: string): Mailbox | null
}

type Ports = {
  transact: Transact
  noteLetter: NoteLetter
  log: FastifyBaseLogger
  /** The sender's address, from which Message-IDs of our letters are made. */
  sender: string
}

/** Delivery reports contain no quotes of the conversation and no files. */
const ofReport: LetterTaking = {
  known: { texts: [], own: [], pages: [], addresses: [] },
  takeFile: async () => {},
}

/** Letters older than this take no reports: mail servers give up within five days (RFC 5321 §4.5.4.1). */
const REPORTED_DAYS = 14

/**
 * Guards against forged reports: the report must name the letter's Message-ID or recipient, which only somebody who
 * has the letter knows.
 */
const isAbout = (
  { recipients, messageId }: DeliveryReport,
  letter: { key: string; to: string },
  sender: string,
): boolean => {
  // a mailbox that forwards letters makes the report name another recipient
  if (messageId) return messageId === letterIdOf(letter.key, sender)
  return recipients.includes(letter.to.toLowerCase())
}

export const createBounces = (
  settings: ReplySettings,
  { transact, noteLetter, log, sender }: Ports,
): Bounces => {
  const addresses = createSignedAddresses(settings, { letter: 'b', name: 'bounce', numbers: 1 })
  const letterOf = (address: string): number => {
    const [letterId] = addresses.read(address) ?? []
    if (letterId === undefined) throw new LetterRefusal(550, '5.1.1 No such address')
    return letterId
  }

  const markFailed = (letterId: number, report: DeliveryReport, words: string): Promise<boolean> =>
    transact(async (own) => {
      const letter = await lockReported(own, letterId, REPORTED_DAYS)
      if (!letter || !isAbout(report, letter, sender)) return false
      const orderId = await markReturned(own, letterId, readFailure(new Error(words)))
      if (orderId !== null) await noteLetter(own, orderId, mailMessages.returned(letter.to))
      return true
    })

  const mailbox: Mailbox = {
    admit: async (address) => void letterOf(address),
    receive: async (letter, { from, to }) => {
      const letterId = letterOf(to)
      // a genuine report has an empty envelope sender (RFC 3461 §6.1), so that it causes no further report
      if (from !== '') return log.info({ letterId }, 'a letter to a return path is left alone')
      const read = await letter.read(async ({ isReport }) => (isReport ? ofReport : null))
      const report = read?.report
      if (!report?.failure) return log.info({ letterId }, 'a report of no failure is left alone')
      if (!(await markFailed(letterId, report, report.failure)))
        log.info({ letterId }, 'a report about another letter is left alone')
    },
  }
  return {
    returnPath: (letterId) => addresses.addressOf(letterId),
    mailboxOf: (address) => (/^b\+/i.test(address) ? mailbox : null),
  }
}

/** Passes letters for return paths to `bounces`, all others to `mailbox`. */
export const withBounces = (bounces: Bounces, mailbox: Mailbox): Mailbox => ({
  admit: (address) => (bounces.mailboxOf(address) ?? mailbox).admit(address),
  receive: (letter, envelope) =>
    (bounces.mailboxOf(envelope.to) ?? mailbox).receive(letter, envelope),
})
