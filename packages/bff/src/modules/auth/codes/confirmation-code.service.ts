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
/** D37; a day of them is 75 tries of 10,000, whoever asks. */
const LIMITS = { pauseSeconds: 60, perHour: 5, perDay: 15 }
const CONFIRMED_MINUTES = 30
/** An office shares its address. */
const FREE = { send: { subject: 1000, address: 30 }, validate: { subject: 25, address: 50 } }

/** An e-mail or a phone, in the browser that confirms it, asked from an address of the network. */
export type CodePlace = { channel: Channel; to: string; clientId: string; address: string }

export type ConfirmationCodes = {
  /** Sends a code; gives the seconds until the next. @throws AppError TOO_MANY_REQUESTS, PHONE_CODES_UNAVAILABLE */
  send(place: CodePlace): Promise<number>
  /** @throws AppError CODE_NOT_FOUND, CODE_WRONG, TOO_MANY_REQUESTS */
  validate(place: CodePlace, code: string): Promise<void>
  /** Whether a code of it was right within half an hour and is not used yet. */
  isConfirmed(place: Omit<CodePlace, 'address'>): Promise<boolean>
  /** Uses it up, by the caller's transaction. False: there is none (any more). */
  use(database: Database, place: Omit<CodePlace, 'address'>): Promise<boolean>
}

type Ports = {
  database: Database
  transact: Transact
  keys: Pick<AuthKeys, 'codes'>
  tries: Tries
  messenger: CodeMessenger
}

/** D37. What an account is called by is never asked here, so that nobody learns from a code who has one. */
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
