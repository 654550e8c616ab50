import type { Split } from './line-readings.ts'

/** A longer number may be an article. */
const DIGITS_MAX = 4

/** «5», «10 шт», «Количество: 5»: only an amount. */
const isAmount = ({ line, tokens }: Split): boolean =>
  !line.isTable &&
  tokens.every(
    ({ kind, text }) =>
      kind === 'quantity' || kind === 'unit' || (kind === 'number' && text.length <= DIGITS_MAX),
  ) &&
  tokens.filter(({ kind }) => kind !== 'unit').length === 1

const joined = (goods: Split, amount: Split): Split => {
  const before = goods.line.cells.length
  return {
    ...goods,
    line: {
      ...goods.line,
      text: `${goods.line.text} ${amount.line.text}`,
      cells: [...goods.line.cells, ...amount.line.cells],
    },
    tokens: [
      ...goods.tokens,
      ...amount.tokens.map((token) => ({ ...token, cell: token.cell + before, isOrdinal: false })),
    ],
  }
}

/**
 * Joins table cells that were pasted one below the other: goods and then the amount, line by line. If two amounts
 * follow each other it is unclear whose they are, and all lines stay unchanged.
 */
export const withAmountsBelow = (lines: readonly Split[]): readonly Split[] => {
  const isStacked = lines.every((line, at) => {
    const before = lines[at - 1]
    return !isAmount(line) || (before !== undefined && !isAmount(before) && !before.line.isTable)
  })
  if (!isStacked) return lines
  return lines.flatMap((line, at) => {
    const below = lines[at + 1]
    if (isAmount(line)) return []
    return [below && isAmount(below) ? joined(line, below) : line]
  })
}
