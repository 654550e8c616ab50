import type { Database } from '../../database.ts'
import type { Transact } from '../../transaction.ts'
import { noteLetter } from '../order/order-activity.service.ts'
import type { MailTransport } from './letter.ts'
import { mailMessages } from './mail.messages.ts'
import { claimLetters, markFailed, markSent, type WaitingLetter } from './mail.sql.ts'

export type MailSender = {
  /** Looks for letters now; callers do not wait for it. */
  wake(): void
  /** Lets the letter that is on its way arrive, and stops. */
  close(): Promise<void>
}

type Ports = {
  database: Database
  transact: Transact
  transport: MailTransport
  onError: (error: unknown) => void
  /** How often it looks by itself, ms: letters of a process that died, and second attempts. */
  pauseMs?: number
}

const BATCH = 10

/** Sends what stands in mail_outbox, at least once each. Several servers may run one: a letter is taken by one at a time. */
export const createMailSender = ({
  database,
  transact,
  transport,
  onError,
  pauseMs = 15_000,
}: Ports): MailSender => {
  let isClosed = false
  let isAskedAgain = false
  let running: Promise<void> | null = null

  const deliver = async (letter: WaitingLetter): Promise<void> => {
    try {
      await transport.send(letter)
    } catch (error) {
      onError(error)
      await markFailed(database, letter.id, error instanceof Error ? error.message : String(error))
      return
    }
    await transact(async (own) => {
      const orderId = await markSent(own, letter.id)
      if (orderId !== null) await noteLetter(own, orderId, mailMessages.sent(letter.to))
    })
  }

  const sendAll = async (): Promise<void> => {
    while (!isClosed) {
      isAskedAgain = false
      const letters = await claimLetters(database, BATCH)
      for (const letter of letters) {
        if (isClosed) return // taken again by the next server, after its pause
        await deliver(letter)
      }
      if (letters.length < BATCH && !isAskedAgain) return
    }
  }

  const wake = (): void => {
    isAskedAgain = true
    if (running || isClosed) return
    running = sendAll()
      .catch(onError)
      .finally(() => {
        running = null
      })
  }

  const timer = setInterval(wake, pauseMs)
  timer.unref()
  return {
    wake,
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}
