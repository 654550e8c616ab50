import { domainToUnicode } from 'node:url'
import { loginKey } from '@isp/contract/fields'

/**
 * D35: spellings in which an account's login may be stored, in lower case: with its domain in letters or in
 * punycode.
 */
export const loginSpellings = (email: string): string[] => {
  const key = loginKey(email)
  const at = key.lastIndexOf('@') + 1
  return [...new Set([key, key.slice(0, at) + domainToUnicode(key.slice(at))])]
}
