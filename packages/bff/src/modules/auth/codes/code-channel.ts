import { loginKey } from '@isp/contract/fields'

/** Where a code goes. */
export type Channel = 'email' | 'phone'

/** One person's address in one spelling: e-mail as logins are compared (D35), phone without the code of the country. */
export const addressKey = (channel: Channel, address: string): string =>
  channel === 'email' ? loginKey(address) : address.replaceAll(/\D/g, '').slice(-10)
