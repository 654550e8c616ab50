export type LoadBenchReport = {
  first: { records: number; perSecond: number }
  second: { records: number; perSecond: number }
  secondCosts: number
  memoryMb: number
  quietP95: number
  loadedP95: number
  changedMs: number
  visibleMs: number
}
