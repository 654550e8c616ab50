import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ReplySettings } from '../mail.settings.ts'

/** The use of an address: its first letter, the context of its signature, and how many numbers it carries. */
type Purpose = { letter: string; name: string; numbers: number }

export type SignedAddresses = {
  addressOf(...numbers: readonly number[]): string
  /** Null when the address is not one of ours. Case-insensitive, because mail servers change the case. */
  read(address: string): number[] | null
}

/** The alphabet of RFC 4648 §6 in lower case, which survives a change of case. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyz234567'
const SIGNATURE_BYTES = 10
const MAX = 2_147_483_647

const base32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{5}/g) ?? []).map((five) => SIGNS[Number.parseInt(five, 2)]).join('')
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Addresses that receive letters; they carry numbers, and a signature that cannot be made without the key. */
export const createSignedAddresses = (
  { domain, key, oldKey }: ReplySettings,
  { letter, name, numbers }: Purpose,
): SignedAddresses => {
  const signatureOf = (by: string, named: string): string =>
    base32(
      createHmac('sha256', by).update(`${name}:${named}`).digest().subarray(0, SIGNATURE_BYTES),
    )
  const number = '(?:0|[1-9a-z][\\da-z]{0,5})'
  const local = new RegExp(
    `^${letter}\\+(${Array(numbers).fill(number).join('\\.')})\\.([a-z2-7]{16})$`,
  )
  const keys = oldKey === undefined ? [key] : [key, oldKey]
  return {
    addressOf: (...given) => {
      const named = given.map((one) => one.toString(36)).join('.')
      return `${letter}+${named}.${signatureOf(key, named)}@${domain}`
    },
    read: (address) => {
      const lower = address.toLowerCase()
      const at = lower.lastIndexOf('@')
      const [, named, signature] = local.exec(lower.slice(0, at)) ?? []
      if (!named || !signature || lower.slice(at + 1) !== domain) return null
      if (!keys.some((one) => isSame(signature, signatureOf(one, named)))) return null
      const read = named.split('.').map((one) => Number.parseInt(one, 36))
      return read.every((one) => one <= MAX) ? read : null
    },
  }
}
