import { endings, fleeting } from './russian.messages.ts'

const MIN_STEM = 3

/**
 * The approximate stem of a Russian word: «сверло», «свёрла», «свёрл» → «сверл». It strips only one ending and a
 * varying vowel, so unrelated words are not joined. Expects lower case with «ё» turned into «е»; other scripts are
 * returned unchanged.
 */
export const stem = (word: string): string => {
  if (!/^\p{Script=Cyrillic}+$/u.test(word)) return word
  let base = word
  for (const ending of endings) {
    if (word.length - ending.length >= MIN_STEM && word.endsWith(ending)) {
      base = word.slice(0, -ending.length)
      break
    }
  }
  for (const [ending, bare] of fleeting) {
    // «гаек» and «реек» keep one letter
    const least = ending.length > 2 ? 1 : MIN_STEM
    if (base.length - ending.length >= least && base.endsWith(ending)) {
      return base.slice(0, -ending.length) + bare
    }
  }
  return base
}
