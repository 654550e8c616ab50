/** Removes characters that XML 1.0 §2.2 does not allow, and unpaired surrogates. */
export const writableText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')

/**
 * Text of a cell: a text that looks like an escape of the format (ST_Xstring of ECMA-376) is escaped, so that it is
 * read literally.
 */
export const cellText = (text: string): string =>
  writableText(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an element or an attribute, cut to `max` characters. */
export const xmlText = (text: string, max = Number.POSITIVE_INFINITY): string => {
  const clean = writableText(text)
  const short = clean.length > max ? [...clean].slice(0, max).join('') : clean
  return short.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
