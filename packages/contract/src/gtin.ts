/**
 * GTIN, the number of a product that bar codes carry: EAN-8, UPC-A, EAN-13, ITF-14. All of them are one number of 14
 * digits, filled up with zeros from the left.
 */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14])
const LENGTH = 14

/** Whether the last digit is right: every other digit counts three times, and the sum ends in zero. */
const isChecked = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1)
    sum += Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 3)
  return sum % 10 === 0
}

/** The 14 digits of a GTIN, which may be grouped by spaces or hyphens; null for any other text. */
export const gtinOf = (text: string): string | null => {
  const digits = text.trim().replace(/(?<=\d)[\s-](?=\d)/g, '')
  const isGtin = /^\d+$/.test(digits) && LENGTHS.has(digits.length) && isChecked(digits)
  return isGtin && /[1-9]/.test(digits) ? digits.padStart(LENGTH, '0') : null
}

/** The 14 digits as they stand below the bar code: without the zeros that filled them up. */
export const shownGtin = (gtin: string): string => {
  const zeros = /^0*/.exec(gtin)?.[0].length ?? 0
  if (zeros >= 6) return gtin.slice(6)
  return gtin.slice(Math.min(zeros, 2))
}

// what separates the elements of GS1 codes: scanners send the character, or what their settings put in its place
const SEPARATOR = '\u001D\u00E8'
/** How scanners announce the kind of a code: `]d2`, `]C1`, `]Q3`. */
const KIND = /^\][A-Za-z]\d/
const IN_BRACKETS = /\(01\)\s?(\d{14})(?!\d)/
const ELEMENT = new RegExp(`(?:^|[${SEPARATOR}])01(\\d{14})`)
/** GS1 Digital Link: an address that ends in the elements of a code. */
const IN_ADDRESS = /^https?:\/\/\S*?\/(?:01|gtin)\/(\d{8}|\d{12,14})(?:[/?#]|$)/i

/**
 * The 14 digits of the GTIN in what a scanner has read: the number alone, or a GS1 code that has it beside a batch, a date
 * or a serial number (DataMatrix of «Честный знак»), or an address of GS1 Digital Link; null for any other text.
 */
export const gtinIn = (scanned: string): string | null => {
  const text = scanned.trim().replace(KIND, '')
  const alone = gtinOf(text)
  if (alone !== null) return alone
  const found = IN_ADDRESS.exec(text) ?? IN_BRACKETS.exec(text) ?? ELEMENT.exec(text)
  return found?.[1] === undefined ? null : gtinOf(found[1])
}

const CODE_MAX = 60
/** A longer text is no number of a seller. Normalising costs the square of its marks, so it is not even begun. */
const TEXT_MAX = 200

/**
 * How a bar code is kept and compared: a GTIN by its 14 digits; any other one, a number that only the seller knows, by its
 * letters and digits. Null when nothing is left of it or it is too long.
 */
export const barCodeKey = (text: string): string | null => {
  const gtin = gtinIn(text)
  if (gtin !== null || text.length > TEXT_MAX) return gtin
  const key = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^0-9A-ZА-ЯЁ]/g, '')
  return key === '' || key.length > CODE_MAX ? null : key
}
