import { loginKey } from '@isp/contract/fields'

/** Where a confirmation code is sent. */
export type Channel = 'email' | 'phone'

/** Canonical spelling of an address: e-mails as logins are compared (D35), phones without the country code. */
export const addressKey = (channel: Channel, address: string): string =>
  channel === 'email' ? loginKey(address) : address.replaceAll(/\D/g, '').slice(-10)
