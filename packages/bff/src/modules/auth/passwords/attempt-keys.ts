import { createHmac } from 'node:crypto'
import { loginKey } from '@isp/contract/fields'
import { networkOf } from '@isp/contract/network'

/**
 * By what tries of another kind than a sign-in are counted, in the same table: what is tried (a code of an address, the own
 * password, a letter) and from where. `kind` keeps the counters of different tries apart.
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

/** `device` counts in place of `login` where that browser has signed in before. */
export type AttemptKeys = { login: Buffer; device: Buffer; address: Buffer }

/** Keys of the counters of failed sign-ins: keyed hashes, so that the table reveals neither logins nor addresses. */
export const attemptKeysOf = (
  key: Uint8Array,
  { login, clientId, address }: { login: string; clientId: string; address: string },
): AttemptKeys => {
  const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
  return {
    login: hashed(`login:${loginKey(login)}`),
    // bound to the login: a browser that is known for one account is a stranger to every other
    device: hashed(`device:${JSON.stringify([loginKey(login), clientId])}`),
    address: hashed(`address:${networkOf(address)}`),
  }
}
