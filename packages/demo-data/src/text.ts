const letters: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  '×': 'x',
  '°': '',
}

/** Transliterated slug: «Свёрла по металлу» → sverla-po-metallu. */
export const slugify = (text: string): string => {
  let out = ''
  for (const char of text.toLowerCase()) {
    const latin = letters[char]
    if (latin !== undefined) out += latin
    else if ((char >= 'a' && char <= 'z') || (char >= '0' && char <= '9')) out += char
    else if (out !== '' && !out.endsWith('-')) out += '-'
  }
  return out.endsWith('-') ? out.slice(0, -1) : out
}

/** Cuts a slug at a dash so that it is at most `limit` long. */
export const cutSlug = (slug: string, limit: number): string => {
  if (slug.length <= limit) return slug
  const cut = slug.lastIndexOf('-', limit)
  return slug.slice(0, cut > 0 ? cut : limit)
}

/** 8.5 → «8,5». */
export const num = (value: number): string => String(value).replace('.', ',')

/** Rounds to `digits` decimals without the tail of binary fractions. */
export const round = (value: number, digits = 0): number => {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** Zero-padded integer for article numbers: pad(85, 4) → 0085. */
export const pad = (value: number, width: number): string =>
  String(Math.round(value)).padStart(width, '0')
