import type { TelemetryReport } from '@isp/contract'
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

type Vitals = TelemetryReport['vitals']

/** Returns a function that gives the values known so far, once: a page restored from the back-forward cache is not reported again. */
export const collectVitals = (): (() => Vitals) => {
  const known = new Map<MetricType['name'], number>()
  let isTold = false
  for (const listen of [onLCP, onCLS, onINP, onFCP, onTTFB]) {
    listen(({ name, value }) => known.set(name, value))
  }
  return () => {
    if (isTold || known.size === 0) return []
    isTold = true
    return [...known].map(([metric, value]) => ({ metric, value }))
  }
}
