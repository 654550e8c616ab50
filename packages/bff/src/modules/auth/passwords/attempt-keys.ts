import { createHmac } from 'node:crypto'
import { loginKey } from '@isp/contract/fields'
import { networkOf } from '@isp/contract/network'

/**
 * Keys of the counters of attempts other than a sign-in, in the same table: by the subject (the address of a code,
 * an account for its own password, a letter) and by the network address. `kind` keeps counters of different
 * attempts apart.
 */
export const tryKeysOf = (
  key: Uint8Array,
  { kind, subject, address }: { kind: string; subject: string; address: string },
): Pick<AttemptKeys, 'login' | 'address'> => {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    login: hashed(`${kind}:${subject}`),
    address: hashed(`${kind}-address:${networkOf(address)}`),
  }
}

/** `device` is counted instead of `login` when that browser has signed in with this login before. */
export type AttemptKeys = { login: Buffer; device: Buffer; address: Buffer }

/** Keys of the counters of failed sign-ins: keyed hashes, so that the table reveals neither logins nor addresses. */
export const attemptKeysOf = (
  key: Uint8Array,
  { login, clientId, address }: { login: string; clientId: string; address: string },
): AttemptKeys => {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    login: hashed(`login:${loginKey(login)}`),
    // includes the login: a browser known for one account is unknown for all others
    device: hashed(`device:${JSON.stringify([loginKey(login), clientId])}`),
    address: hashed(`address:${networkOf(address)}`),
  }
}
