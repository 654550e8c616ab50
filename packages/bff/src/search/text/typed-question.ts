import { swapKeyboardLayout } from '@isp/i18n'
import { stopWords } from './russian.messages.ts'
import { forAnother } from './trade-spellings.messages.ts'
import { askedWordsOf, hasDigit } from './words.ts'

/** «фреза AH2304-1400-23-G1D»: words of a question with the article whole; null when it has no article. */
export const withWholeArticles = (text: string): string[] | null => {
  const tokens = text.split(/\s+/)
  const isArticle = (token: string): boolean =>
    hasDigit(token) && /[\p{L}\p{N}][-./][\p{L}\p{N}]/u.test(token)
  if (tokens.length < 2 || !tokens.some(isArticle)) return null
  return tokens.flatMap((token) => (isArticle(token) ? [token.toLowerCase()] : askedWordsOf(token)))
}

/** Whether letters of one layout are punctuation in the other: «вэдэшка» must not be read as «d l irf». */
export const hasBrokenWords = (typed: string, swapped: string): boolean => {
  const signsOf = (text: string): number => text.replace(/[\p{L}\d\s]/gu, '').length
  return /\p{Script=Cyrillic}/u.test(typed) && signsOf(swapped) > signsOf(typed)
}

const LETTERS_OF_ONE = /^[^\p{Script=Cyrillic}]*$|^[^\p{Script=Latin}]*$/u

/** The text with unknown words switched to the other layout where they are known there. */
export const withOtherLayout = (text: string, isKnown: (word: string) => boolean): string => {
  const areKnown = (token: string): boolean => {
    const words = askedWordsOf(token)
    return words.length > 0 && words.every((word) => stopWords.has(word) || isKnown(word))
  }
  const tokens = text.split(/\s+/)
  if (tokens.length < 2) return text
  return tokens
    .map((token) => {
      if (!/\p{L}/u.test(token) || !LETTERS_OF_ONE.test(token) || areKnown(token)) return token
      const other = swapKeyboardLayout(token)
      return areKnown(other) ? other : token
    })
    .join(' ')
}

/** Removes stop words: «артикул 2317-0400» is the article alone. */
export const withoutStopWords = (text: string): string => {
  const kept = text
    .split(/\s+/)
    .filter((word) => !stopWords.has(word.replace(/[.,:;]+$/, '').toLowerCase()))
  return kept.length > 0 ? kept.join(' ') : text
}

/** The thing in a question that also names what the thing is for; null when only sizes of the other are named. */
export const thingOf = (text: string): string | null => {
  const at = text.search(forAnother)
  return at > 0 && !hasDigit(text.slice(at)) ? text.slice(0, at) : null
}

export const THREAD = /^m(\d+(?:\.\d+)?)$/
/** Threads that lost their letter in a respelling. */
export const bareThreads = (words: readonly string[], respelt: readonly string[]): string[] =>
  words.flatMap((word) => (respelt.includes(word) ? [] : (THREAD.exec(word)?.[1] ?? [])))
