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
