import type { CellLine } from './pasted-cells.ts'

/** Article-like words that a sign joins, to each other or to their quantity: «A/10+B/20», «2301-0054....5», «B1Cx10». */
const JOINED = /(?<=[\p{L}\d])(?:[+/*×]|[._…]{2,}|[xх](?=\d{1,5}$))(?=[\p{L}\d])/giu
const FOUR_DIGITS = /^(?:\D*\d){4}/

const partedWord = (word: string): string =>
  FOUR_DIGITS.test(word)
    ? word.replace(JOINED, (sign) => (/[xх*×]/i.test(sign) ? ' x' : ' '))
    : word

/** A line with such words apart; null where it has none. The catalogue says which of the two is meant. */
export const partedLine = (line: CellLine): CellLine | null => {
  const cells = line.cells.map((cell) => cell.split(' ').map(partedWord).join(' '))
  return cells.every((cell, at) => cell === line.cells[at]) ? null : { ...line, cells }
}
