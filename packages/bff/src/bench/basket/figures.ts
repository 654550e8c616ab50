export type BasketFigures = {
  samples: number
  perSecond: number
  p50: number
  p95: number
  p975: number
}
