import { domainToUnicode } from 'node:url'
import { loginKey } from '@isp/contract/fields'

/** D35: how the login of an account may stand in the database, lowered: its domain in letters or in punycode. */
export const loginSpellings = (email: string): string[] => {
  const key = loginKey(email)
  const at = key.lastIndexOf('@') + 1
  return [...new Set([key, key.slice(0, at) + domainToUnicode(key.slice(at))])]
}
