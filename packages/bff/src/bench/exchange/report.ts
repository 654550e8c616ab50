export type ExchangeBenchReport = {
  offers: number
  megabytes: number
  seconds: number
  perSecond: number
  importCalls: number
  memoryMb: number
  quietP95: number
  loadedP95: number
  changedMs: number
  visibleMs: number
}
