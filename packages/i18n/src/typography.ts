/** No-break space U+00A0: between a number and its word, inside groups of digits, before an em dash. */
export const NBSP = '\u00A0'
/** Minus sign U+2212, as wide as a plus; a hyphen would look like a range between numbers. */
export const MINUS = '\u2212'
/** En dash U+2013 for ranges of numbers: «10–20». */
export const EN_DASH = '\u2013'
/** Em dash U+2014. */
export const EM_DASH = '\u2014'

/** Puts the text into Russian quotation marks; those inside become „ “: Товар «Ключ „Профи“». */
export const quoted = (text: string): string =>
  `\u00AB${text.replaceAll('\u00AB', '\u201E').replaceAll('\u00BB', '\u201C')}\u00BB`

/** Words of one or two letters, which must not be left at the end of a line. */
const HANGING = /(^|[\s(\u00AB])([а-яёА-ЯЁ]{1,2}) (?=\S)/g

/**
 * Prepares a Russian sentence for display: no-break spaces after short words and before em dashes. Changes only spaces,
 * so it is safe to apply twice.
 */
export const typograph = (text: string): string =>
  text
    .replace(/ \u2014/g, `${NBSP}\u2014`)
    // Twice, because adjacent matches such as «и в цехе» share a space.
    .replace(HANGING, `$1$2${NBSP}`)
    .replace(HANGING, `$1$2${NBSP}`)
