/**
 * A number as people type it and as the shop writes it: «25,5», «25.5», «1 200,5», «−3». Digits stand apart in threes only, so that
 * «10 12» is no 1012. Null for anything else, and for more than 11 digits before or 6 after the comma.
 */
export const typedNumber = (text: string): number | null => {
  const shape = /^([-+\u2212]?)(\d{1,11}|\d{1,3}(?:\s\d{3}){1,3}|(?=[.,]\d))(?:[.,](\d{0,6}))?$/
  const [, sign, whole, part = ''] = shape.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const value = Number(`${whole.replaceAll(/\s/g, '')}.${part}0`)
  return sign && sign !== '+' ? -value : value
}
