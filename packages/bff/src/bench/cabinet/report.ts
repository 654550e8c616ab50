/** Milliseconds. */
export type ListFigures = {
  name: string
  p50: number
  p95: number
  worst: number
  isBarMet: boolean
}

export type CabinetBenchReport = { orders: number; tickets: number; lists: ListFigures[] }
