/** Without signs that XML 1.0 §2.2 has no place for, and halves of surrogate pairs. */
export const writableText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')

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
