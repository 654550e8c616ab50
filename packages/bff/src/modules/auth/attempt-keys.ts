import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { loginKey } from '@isp/contract/fields'

/** The network that one IPv6 customer is given, /64: its addresses are free to change. */
const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

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

/** By what the failed sign-ins are counted: keyed hashes, so the table tells nobody who tried from where. */
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
