/** p95 of the other requests, ms, without and with the anonymous caller, and the results of that caller's calls. */
export type StrangersRow = {
  kind: string
  quiet: number
  beside: number
  ratio: number
  served: number
  refused: number
}

export type StrangersBenchReport = { rows: StrangersRow[]; isBarMet: boolean }
