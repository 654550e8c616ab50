import { gtinIn, shownGtin } from '@isp/contract/gtin'

/** What a bar code is to the shop: a code of goods, a link, or something else. */
export type ScannedCode =
  | { kind: 'code'; code: string; isGtin: boolean }
  | { kind: 'link' }
  | { kind: 'foreign' }

/** As long as an article may be (and a line of the list is no longer). */
const LONGEST = 60
const LINK = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|sms|geo|wifi|begin|market):)/i

/** The GTIN in the code, without serial number and batch; else its text, if that may be an article. */
export const readScanned = (text: string): ScannedCode => {
  const gtin = gtinIn(text)
  if (gtin !== null) return { kind: 'code', code: shownGtin(gtin), isGtin: true }
  const trimmed = text.trim()
  if (LINK.test(trimmed)) return { kind: 'link' }
  const isArticle = /[\p{L}\d]/u.test(trimmed) && /^\P{C}+$/u.test(trimmed)
  return isArticle && trimmed.length <= LONGEST
    ? { kind: 'code', code: trimmed, isGtin: false }
    : { kind: 'foreign' }
}
