/**
 * Parses a number as typed by people or formatted by the shop: «25,5», «25.5», «1 200,5», «−3». Spaces are allowed only before groups of
 * three digits, so «10 12» is not 1012. Null for anything else, and for more than 11 digits before or 6 after the comma.
 */
export const typedNumber = (text: string): number | null => {
  const decimal = typedDecimal(text)
  return decimal === null ? null : Number(decimal)
}

/** The same as text, «−1 200,5» as -1200.5, for whom a binary fraction is not exact. */
export const typedDecimal = (text: string): string | null => {
  const apart = /\s(?=\d{3}(?!\d))/g
  const plain = text.trim().replace(apart, '').replace('\u2212', '-').replace(',', '.')
  return /^[-+]?(\d{1,11}(\.\d{0,6})?|\.\d{1,6})$/.test(plain) ? plain : null
}
