import { failureMessages } from './mail-failures.messages.ts'

const { reasons, said } = failureMessages
type Reason = keyof typeof reasons

/** A failed attempt: the server's own words, and a code for errors of the connection. */
export type MailFailure = { code: string | null; words: string; isFinal: boolean }

const WORDS = 500

/**
 * `isFinal` for answers 5yz to the recipient or the content (RFC 5321 §4.2.1). A refused sign-in or sender is a
 * fault of the shop's settings: the letter may still be sent later.
 */
export const readFailure = (error: unknown): MailFailure => {
  const { code, response, responseCode, command, message } = (error ?? {}) as Readonly<
    Record<string, unknown>
  >
  const words = typeof response === 'string' ? response : String(message ?? error)
  return {
    code: typeof code === 'string' ? code : null,
    words: words
      .replaceAll(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, WORDS),
    isFinal:
      typeof responseCode === 'number' &&
      responseCode >= 500 &&
      (command === 'RCPT TO' || command === 'DATA'),
  }
}

/** By the enhanced status code of RFC 3463 without its class. */
const byNumber: readonly (readonly [RegExp, Reason])[] = [
  [/^1\.(?:1|3|6|10)$/, 'noMailbox'],
  [/^(?:1\.2|4\.4)$/, 'noDomain'],
  [/^2\.1$/, 'disabled'],
  [/^2\.2$/, 'full'],
  [/^(?:2\.3|3\.4)$/, 'tooLarge'],
  [/^7\./, 'unwanted'],
]

const connection = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS'])

const nameOf = ({ code, words }: Pick<MailFailure, 'code' | 'words'>): Reason => {
  if (code === 'EAUTH') return 'noEntry'
  if (code !== null && connection.has(code)) return 'noConnection'
  const [, status, number = ''] = /^(\d{3})(?:[ -]\d\.(\d{1,3}\.\d{1,3})\b)?/.exec(words) ?? []
  if (status === undefined) return 'unknown'
  const named = byNumber.find(([form]) => form.test(number))?.[1]
  const heard = (Object.keys(said) as (keyof typeof said)[]).find((name) => said[name].test(words))
  if (status.startsWith('4')) {
    return named === undefined || named === 'unwanted' ? 'wait' : named
  }
  return named ?? heard ?? 'refused'
}

/** The reason in words for the staff. */
export const reasonOf = (failure: Pick<MailFailure, 'code' | 'words'>): string =>
  reasons[nameOf(failure)]
