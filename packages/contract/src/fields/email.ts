import { composed } from './composed.ts'

const LOCAL = /^[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~-]+)*$/u
const LABEL = String.raw`[\p{L}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]*[\p{L}\p{M}\p{Nd}])?`
const DOMAIN = new RegExp(String.raw`^(?:${LABEL}\.)+(?=\p{L})${LABEL}$`, 'u')
/** RFC 5321 §4.5.3.1.1. */
const LOCAL_MAX = 64

/** The domain in punycode; null if it is not a valid domain. */
const asciiDomain = (domain: string): string | null =>
  URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null

const partsOf = (text: string): [local: string, domain: string] => {
  const at = text.lastIndexOf('@')
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)]
}

/** RFC 5321 without quotes and address literals, RFC 6531 letters in both halves (D35). */
export const isEmail = (text: string): boolean => {
  const [local, domain] = partsOf(text)
  if (local.length > LOCAL_MAX || !LOCAL.test(local) || !DOMAIN.test(domain)) return false
  const ascii = asciiDomain(domain)
  return (
    ascii !== null && ascii.length <= 255 && ascii.split('.').every(({ length }) => length <= 63)
  )
}

/** D35: key by which logins are compared: lower case, domain in punycode. A login that is not an e-mail is only lowercased. */
export const loginKey = (login: string): string => {
  const text = composed(login).trim().toLowerCase()
  if (!isEmail(text)) return text
  const [local, domain] = partsOf(text)
  return `${local}@${asciiDomain(domain) ?? domain}`
}
