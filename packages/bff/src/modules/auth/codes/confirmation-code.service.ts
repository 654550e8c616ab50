import { createHmac, randomInt } from 'node:crypto'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import type { Tries } from '../passwords/tries.service.ts'
import type { AuthKeys } from '../sessions/auth-keys.ts'
import { addressKey, type Channel } from './code-channel.ts'
import type { CodeMessenger } from './code-messenger.ts'
import {
  type CodeOwner,
  hasConfirmed,
  insertCode,
  lockSubject,
  readWait,
  tryCode,
  useConfirmed,
} from './confirmation-code.sql.ts'

/** D7. */
const CODE_MINUTES = 10
const ATTEMPTS = 5
/** D37. A day's limit allows 75 guesses of 10,000 codes, from all browsers together. */
const LIMITS = { pauseSeconds: 60, perHour: 5, perDay: 15 }
const CONFIRMED_MINUTES = 30
/** The limit of an address is higher, because an office shares one. */
const FREE = { send: { subject: 1000, address: 30 }, validate: { subject: 25, address: 50 } }

/** An e-mail or phone, the browser that confirms it, and the network address of the request. */
export type CodePlace = { channel: Channel; to: string; clientId: string; address: string }

export type ConfirmationCodes = {
  /**
   * Sends a code.
   * @returns seconds until the next may be sent
   * @throws AppError TOO_MANY_REQUESTS, PHONE_CODES_UNAVAILABLE
   */
  send(place: CodePlace): Promise<number>
  /** @throws AppError CODE_NOT_FOUND, CODE_WRONG, TOO_MANY_REQUESTS */
  validate(place: CodePlace, code: string): Promise<void>
  /** Whether a correct code was entered in the last half hour and is not used yet. */
  isConfirmed(place: Omit<CodePlace, 'address'>): Promise<boolean>
  /** Uses the confirmation up in the caller's transaction. False: there is none, or it was used already. */
  use(database: Database, place: Omit<CodePlace, 'address'>): Promise<boolean>
}

type Ports = {
  database: Database
  transact: Transact
  keys: Pick<AuthKeys, 'codes'>
  tries: Tries
  messenger: CodeMessenger
}

/** D37. Accounts are never looked up here, so that no answer reveals whether an account exists. */
export const createConfirmationCodes = (ports: Ports): ConfirmationCodes => {
  const { database, transact, keys, tries, messenger } = ports
  const hashed = (...parts: string[]) =>
    createHmac('sha256', keys.codes).update(JSON.stringify(parts)).digest()
  const ownerOf = ({ channel, to, clientId }: Omit<CodePlace, 'address'>): CodeOwner => ({
    subject: hashed('subject', channel, addressKey(channel, to)),
    client: hashed('client', clientId),
  })
  const hashOf = ({ channel, to, clientId }: CodePlace, code: string) =>
    hashed('code', channel, addressKey(channel, to), clientId, code)
  const triedBy = (kind: string, { channel, to, address }: CodePlace, clientId = '') => ({
    kind,
    subject: JSON.stringify([channel, addressKey(channel, to), clientId]),
    address,
  })

  return {
    send: async (place) => {
      await tries.count(triedBy('code-send', place), FREE.send)
      const owner = ownerOf(place)
      await transact(async (own) => {
        const isAlone = await lockSubject(own, owner.subject)
        const seconds = isAlone ? await readWait(own, owner.subject, LIMITS) : LIMITS.pauseSeconds
        if (seconds > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds })
        const code = String(randomInt(10_000)).padStart(4, '0')
        const id = await insertCode(own, {
          ...owner,
          hash: hashOf(place, code),
          minutes: CODE_MINUTES,
        })
        await messenger.send(own, { ...place, code, minutes: CODE_MINUTES, key: `code:${id}` })
      })
      return LIMITS.pauseSeconds
    },
    validate: async (place, code) => {
      const tried = triedBy('code-try', place, place.clientId)
      await tries.count(tried, FREE.validate)
      const outcome = await tryCode(database, {
        ...ownerOf(place),
        hash: hashOf(place, code),
        attempts: ATTEMPTS,
      })
      if (!outcome) throw new AppError('CODE_NOT_FOUND')
      if (!outcome.isRight) throw new AppError('CODE_WRONG')
      await tries.forgive(tried)
    },
    isConfirmed: (place) =>
      hasConfirmed(database, { ...ownerOf(place), minutes: CONFIRMED_MINUTES }),
    use: (own, place) => useConfirmed(own, { ...ownerOf(place), minutes: CONFIRMED_MINUTES }),
  }
}
