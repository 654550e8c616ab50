import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplySettings } from '../mail/incoming-mail.service.ts'

/** Whose answer to which ticket; `ASKER` is somebody without an account. */
export type ReplyTo = { ticketId: number; accountId: number }

export type ReplyAddresses = {
  addressOf(to: ReplyTo): string
  /** Null: it is none of ours. In any case of letters: mail servers change it. */
  read(address: string): ReplyTo | null
}

/** RFC 4648 §6 in lower case, which survives a change of case. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'
const SIGNATURE_BYTES = 10

const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => SIGNS[Number.parseInt(five, 2)]).join('')
}

const signatureOf = (key: string, named: string): string =>
  base32(
    createHmac('sha256', key).update(`ticket-reply:${named}`).digest().subarray(0, SIGNATURE_BYTES),
  )

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

const LOCAL = /^t\+([1-9a-z][\da-z]{0,5})\.(0|[1-9a-z][\da-z]{0,5})\.([a-z2-7]{16})$/

/** Addresses that answers come to: one for a ticket and a person, which nobody can make up without the key. */
export const createReplyAddresses = ({ domain, key, oldKey }: ReplySettings): ReplyAddresses => ({
  addressOf: ({ ticketId, accountId }) => {
    const named = `${ticketId.toString(36)}.${accountId.toString(36)}`
    return `t+${named}.${signatureOf(key, named)}@${domain}`
  },
  read: (address) => {
    const lower = address.toLowerCase()
    const at = lower.lastIndexOf('@')
    const [, ticket, account, signature] = LOCAL.exec(lower.slice(0, at)) ?? []
    if (!ticket || !account || !signature || lower.slice(at + 1) !== domain) return null
    const keys = oldKey === undefined ? [key] : [key, oldKey]
    const isOurs = keys.some((one) => isSame(signature, signatureOf(one, `${ticket}.${account}`)))
    const to = {
      ticketId: Number.parseInt(ticket, 36),
      accountId: Number.parseInt(account, 36),
    }
    return isOurs && to.ticketId <= 2_147_483_647 && to.accountId <= 2_147_483_647 ? to : null
  },
})
