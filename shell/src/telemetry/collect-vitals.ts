import type { TelemetryReport } from '@isp/contract'
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

type Vitals = TelemetryReport['vitals']

/** Gives what is known so far, once: of a page that comes back from the browser's memory nothing is told. */
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
