import { domainToUnicode } from 'node:url'
import { loginKey } from '@isp/contract/fields'

const withDomain = (key: string, change: (domain: string) => string): string => {
  const at = key.lastIndexOf('@') + 1
  return at === 0 ? key : key.slice(0, at) + change(key.slice(at))
}

/** How a new account's login is kept (D35): lower case, the domain in its letters, as a person reads it. */
export const keptLogin = (login: string): string => withDomain(loginKey(login), domainToUnicode)

/** D35: a login may stand in the database as it was typed or in punycode; lowered here, as the attempts are counted. */
export const loginSpellings = (login: string): string[] => [
  ...new Set([loginKey(login), keptLogin(login)]),
]
