import { domainToUnicode } from 'node:url'
import { loginKey } from '@isp/contract/fields'

const withDomain = (key: string, change: (domain: string) => string): string => {
  const at = key.lastIndexOf('@') + 1
  return at === 0 ? key : key.slice(0, at) + change(key.slice(at))
}

/**
 * The spelling in which a new account's login is stored (D35): lower case, an internationalised domain in its own
 * letters.
 */
export const keptLogin = (login: string): string => withDomain(loginKey(login), domainToUnicode)

/**
 * D35: spellings in which the login may be stored: as typed or in punycode; in lower case, like the counters of
 * attempts.
 */
export const loginSpellings = (login: string): string[] => [
  ...new Set([loginKey(login), keptLogin(login)]),
]
