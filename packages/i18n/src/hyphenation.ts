/** Soft hyphen U+00AD: allows a line break inside a word; the hyphen is visible only there. */
export const SOFT_HYPHEN = '\u00AD'

/** Letters; shorter words fit any column. */
const LONG = 10
const V = '[аеёиоуыэюя]'
const C = '[бвгджзклмнпрстфхцчшщ]'
const LETTER = '[а-яё]'

/** Syllable boundaries, by the kinds of letters around; at least two letters stay on each side. */
const RULES = [
  `([йьъ])(?=${LETTER}${LETTER})`,
  `(${V})(?=${V}${LETTER})`,
  `(${V}${C})(?=${C}${V})`,
  `(${C}${V})(?=${C}${V})`,
  `(${V}${C})(?=${C}${C}${V})`,
  `(${V}${C}${C})(?=${C}${C}${V})`,
].map((rule) => new RegExp(rule, 'gi'))
/** Removes breaks that would leave a single letter. */
const EDGES = new RegExp(`^(${LETTER})${SOFT_HYPHEN}|${SOFT_HYPHEN}(${LETTER})$`, 'gi')

const wordOf = (letters: number): RegExp => new RegExp(`${LETTER}{${letters},}`, 'gi')
/** Precompiled, because it is used for every name of a list. */
const LONG_WORD = wordOf(LONG)

const hyphenatedWord = (word: string): string =>
  RULES.reduce((text, rule) => text.replace(rule, `$1${SOFT_HYPHEN}`), word).replace(EDGES, '$1$2')

/**
 * Inserts soft hyphens between the syllables of long Russian words, for narrow cells: «Грузо-подъём-ность». Not all
 * browsers have Russian hyphenation. Only for display.
 * @param long minimum number of letters of a hyphenated word
 */
export const hyphenated = (text: string, long?: number): string =>
  text.replace(long === undefined ? LONG_WORD : wordOf(long), hyphenatedWord)
