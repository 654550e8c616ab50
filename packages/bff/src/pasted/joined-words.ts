import type { CellLine } from './pasted-cells.ts'

/** Words joined by a sign to each other or to a quantity: «A/10+B/20», «2301-0054....5», «B1Cx10». */
const JOINED = /(?<=[\p{L}\d])(?:[+/*×]|[._…]{2,}|[xх](?=\d{1,5}$))(?=[\p{L}\d])/giu
const FOUR_DIGITS = /^(?:\D*\d){4}/

const partedWord = (word: string): string =>
  FOUR_DIGITS.test(word)
    ? word.replace(JOINED, (sign) => (/[xх*×]/i.test(sign) ? ' x' : ' '))
    : word

/** The line with such words split; null if it has none. The catalogue decides between the two. */
export const splitJoinedWords = (line: CellLine): CellLine | null => {
  const cells = line.cells.map((cell) => cell.split(' ').map(partedWord).join(' '))
  return cells.every((cell, at) => cell === line.cells[at]) ? null : { ...line, cells }
}
