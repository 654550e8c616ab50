/**
 * Names and rules of the session's cookies, for browser and web server alike (`@isp/session/cookies`):
 * no React and no browser here, the server runs this file as it is.
 */
import { contextHeaders as names } from '@isp/contract/context-headers'
import { readClaims } from './access-token.ts'
import { storageNames } from './storage-names.ts'

export { readClaims, type TokenClaims } from './access-token.ts'

export const sessionCookies = storageNames.cookie
/** Names of local storage, for the script before the first paint. */
export const sessionLocal = storageNames.local

/**
 * §9: 30 days for a sign-in and what was chosen in it. The access token's cookie lives as long: the token dies by
 * its own `exp`, and a cookie that vanished by itself would look like a sign-out to the other tabs (§2.2).
 */
export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60
/** The visitor identifier outlives a sign-in. */
export const CLIENT_ID_SECONDS = 365 * 24 * 60 * 60

/** Everything that a lost or ended sign-in takes with it. The client id stays: it names a browser, not a person. */
export const signInCookies: readonly string[] = [
  sessionCookies.accessToken,
  sessionCookies.refreshToken,
  sessionCookies.company,
  sessionCookies.agreement,
  sessionCookies.specification,
]

type ReadCookie = (name: string) => string | null

/** Is somebody signed in, as far as cookies tell: an access token may be expired as long as it can be renewed. */
export const hasSignIn = (read: ReadCookie): boolean =>
  Boolean(read(sessionCookies.accessToken) || read(sessionCookies.refreshToken))

/** Headers of §6 that name what was chosen; none of a visitor who is not signed in. */
export const choiceHeadersOf = (read: ReadCookie): Record<string, string> => {
  if (!hasSignIn(read)) return {}
  const chosen = [
    [names.company, read(sessionCookies.company)] as const,
    [names.agreement, read(sessionCookies.agreement)] as const,
    [names.specification, read(sessionCookies.specification)] as const,
  ]
  return Object.fromEntries(chosen.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/**
 * Whom answers are meant for, as one line: user and sign-in, company, agreement. Rotated tokens give the same line
 * (D27); an empty one is an anonymous visitor.
 */
export const identityOf = (read: ReadCookie): string => {
  if (!hasSignIn(read)) return ''
  const claims = readClaims(read(sessionCookies.accessToken))
  const who = claims ? `${claims.subject}/${claims.sessionId}` : 'unknown'
  const choice = [sessionCookies.company, sessionCookies.agreement, sessionCookies.specification]
  return [who, ...choice.map((name) => read(name))].join('|')
}

/** The part of an identity that names the person, whatever company was chosen. */
export const personOf = (identity: string): string => identity.replace(/\|.*/, '')
