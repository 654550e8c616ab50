/** Soft hyphen U+00AD: the word may break here, and only then is a hyphen seen. */
export const SOFT_HYPHEN = '\u00AD'

/** Shorter words fit any column. */
const LONG = 10
const V = '[аеёиоуыэюя]'
const C = '[бвгджзклмнпрстфхцчшщ]'
const LETTER = '[а-яё]'

/** Places between syllables, by the shape of the letters around; at least two letters stay on each side. */
const RULES = [
  `([йьъ])(?=${LETTER}${LETTER})`,
  `(${V})(?=${V}${LETTER})`,
  `(${V}${C})(?=${C}${V})`,
  `(${C}${V})(?=${C}${V})`,
  `(${V}${C})(?=${C}${C}${V})`,
  `(${V}${C}${C})(?=${C}${C}${V})`,
].map((rule) => new RegExp(rule, 'gi'))
/** A lone letter is left on neither side. */
const EDGES = new RegExp(`^(${LETTER})${SOFT_HYPHEN}|${SOFT_HYPHEN}(${LETTER})$`, 'gi')

const wordOf = (letters: number): RegExp => new RegExp(`${LETTER}{${letters},}`, 'gi')
/** Made once: every name of a list is asked for it. */
const LONG_WORD = wordOf(LONG)

const hyphenatedWord = (word: string): string =>
  RULES.reduce((text, rule) => text.replace(rule, `$1${SOFT_HYPHEN}`), word).replace(EDGES, '$1$2')

/**
 * Long Russian words with soft hyphens between syllables, for narrow cells: «Грузо-подъём-ность».
 * Browsers do not all bring Russian hyphenation of their own. For the screen only.
 * @param long letters from which a word is broken: more where only the longest do not fit
 */
export const hyphenated = (text: string, long?: number): string =>
  text.replace(long === undefined ? LONG_WORD : wordOf(long), hyphenatedWord)
