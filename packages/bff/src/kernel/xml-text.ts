/** Without signs that XML 1.0 §2.2 has no place for, and halves of surrogate pairs. */
export const writableText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')

/** Text of a cell: what looks like an escape of its own (ST_Xstring of ECMA-376) is written so that it is read as it stands. */
export const cellText = (text: string): string =>
  writableText(text).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text for an element or an attribute, cut to so many signs. */
export const xmlText = (text: string, max = Number.POSITIVE_INFINITY): string => {
  const clean = writableText(text)
  const short = clean.length > max ? [...clean].slice(0, max).join('') : clean
  return short.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
