import { endings, fleeting } from './russian.messages.ts'

const MIN_STEM = 3

/**
 * The part of a Russian word that its forms share, roughly: «сверло», «свёрла», «свёрл» → «сверл».
 * Light on purpose: it strips one ending and a fleeting vowel, so it never joins unrelated words far apart.
 * Expects lower case with «ё» already turned into «е»; other scripts come back as they are.
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
    // of «гаек» and «реек» one letter stays
    const least = ending.length > 2 ? 1 : MIN_STEM
    if (base.length - ending.length >= least && base.endsWith(ending)) {
      return base.slice(0, -ending.length) + bare
    }
  }
  return base
}
