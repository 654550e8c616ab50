/** p95 of the others, ms, without a stranger and beside one, and what came of the stranger's calls. */
export type StrangersRow = {
  kind: string
  quiet: number
  beside: number
  ratio: number
  served: number
  refused: number
}

export type StrangersBenchReport = { rows: StrangersRow[]; isBarMet: boolean }
