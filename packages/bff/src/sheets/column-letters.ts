/** Excel's letters of a column: 0 is A, 26 is AA. */
export const letterOf = (column: number): string => {
  const rest = Math.floor(column / 26) - 1
  return (rest < 0 ? '' : letterOf(rest)) + String.fromCharCode(65 + (column % 26))
}

export const numberOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
