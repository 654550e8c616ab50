/** The same keys in the same order of the English and the Russian layout, first without, then with Shift. */
const LATIN = `\`qwertyuiop[]asdfghjkl;'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?@#$^&`
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,"№;:?'

const tableOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const target = [...to]
  return new Map([...from].map((key, index) => [key, target[index] ?? key]))
}

const toCyrillic = tableOf(LATIN, CYRILLIC)
const toLatin = tableOf(CYRILLIC, LATIN)

const countOfMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * What the same keys would have typed in the other layout: «ghbdtn» → «привет», «ызкфн» → «spray». The script with more
 * letters decides the direction; text without letters («12,5») is returned unchanged.
 */
export const swapKeyboardLayout = (text: string): string => {
  const cyrillic = countOfMatches(text, /[а-яё]/gi)
  const latin = countOfMatches(text, /[a-z]/gi)
  if (cyrillic + latin === 0) return text
  const table = cyrillic > latin ? toLatin : toCyrillic
  return [...text].map((key) => table.get(key) ?? key).join('')
}
