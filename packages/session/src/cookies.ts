/**
 * Names and rules of the session's cookies for browser and web server (`@isp/session/cookies`). Must not import React
 * or browser APIs: the server runs this file unbuilt.
 */
import { contextHeaders as names } from '@isp/contract/context-headers'
import { readClaims } from './access-token.ts'
import { storageNames } from './storage-names.ts'

export { readClaims, type TokenClaims } from './access-token.ts'

export const sessionCookies = storageNames.cookie
/** Names of local storage, for the inline script that runs before the first paint. */
export const sessionLocal = storageNames.local

/**
 * §9: 30 days for a sign-in and its choices. The access token's cookie lives as long: the token expires by its `exp`,
 * and a cookie that expired earlier would look like a sign-out to other tabs (§2.2).
 */
export const SIGN_IN_SECONDS = 30 * 24 * 60 * 60
/** The client id lives longer than a sign-in. */
export const CLIENT_ID_SECONDS = 365 * 24 * 60 * 60

/** Cookies deleted when a sign-in ends. The client id is kept: it identifies a browser, not a person. */
export const signInCookies: readonly string[] = [
  sessionCookies.accessToken,
  sessionCookies.refreshToken,
  sessionCookies.company,
  sessionCookies.agreement,
  sessionCookies.specification,
]

type ReadCookie = (name: string) => string | null

/** Whether the cookies contain a sign-in; an expired access token is enough if it can be refreshed. */
export const hasSignIn = (read: ReadCookie): boolean =>
  Boolean(read(sessionCookies.accessToken) || read(sessionCookies.refreshToken))

/** Headers of §6 for the chosen company, agreement and specification; empty for visitors who are not signed in. */
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
 * Key of the user whom responses are meant for: user and sign-in session, company, agreement. Token rotation does not
 * change it (D27); empty for an anonymous visitor.
 */
export const identityOf = (read: ReadCookie): string => {
  if (!hasSignIn(read)) return ''
  const claims = readClaims(read(sessionCookies.accessToken))
  const who = claims ? `${claims.subject}/${claims.sessionId}` : 'unknown'
  const choice = [sessionCookies.company, sessionCookies.agreement, sessionCookies.specification]
  return [who, ...choice.map((name) => read(name))].join('|')
}

/** The part of an identity that names user and sign-in, without the chosen company. */
export const personOf = (identity: string): string => identity.replace(/\|.*/, '')
