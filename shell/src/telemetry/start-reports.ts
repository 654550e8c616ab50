import type { TelemetryReport } from '@isp/contract'
import { pagePatternOf } from '@isp/contract/page-patterns'
import { BFF_BASE } from '@isp/contract/urls'
import { findOwner, type Registry } from '@isp/federation'
import { PAGE_STATE_ID, type PageState } from '../app/page-state.ts'
import type { SeenOn } from './collect-errors.ts'

/** Milliseconds. */
const ERRORS_EVERY = 5000

type Collected = { errors: () => SeenOn[]; vitals: () => TelemetryReport['vitals'] }
type About = Pick<TelemetryReport, 'page' | 'shell' | 'remote'>

/** Only families: Edge, Opera and Yandex count as Chromium. */
const browserFamily = (agent: string): TelemetryReport['browser'] => {
  if (agent.includes('Firefox/')) return 'firefox'
  if (agent.includes('Chrome/')) return 'chrome'
  return agent.includes('Safari/') ? 'safari' : 'other'
}

const aboutPath = (registry: Registry, path: string): About | null => {
  if (!registry.shell) return null
  const owner = findOwner(registry, path)
  return {
    page: pagePatternOf(path),
    shell: registry.shell.version,
    remote: owner && { name: owner.name, version: owner.version },
  }
}

const readRegistry = (): Registry => {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent ?? ''
  return (JSON.parse(text) as PageState).registry
}

/**
 * Sends reports when the page is hidden, which may be its end: speed of the first page, errors of every page shown.
 * Errors are also sent every few seconds before.
 */
export const startReports = ({ errors, vitals }: Collected): void => {
  const registry = readRegistry()
  const opened = location.pathname
  const device = matchMedia('(max-width: 743px)').matches ? 'phone' : 'desktop'
  const browser = browserFamily(navigator.userAgent)
  const send = (path: string, what: Pick<TelemetryReport, 'vitals' | 'errors'>) => {
    const about = aboutPath(registry, path)
    if (!about) return
    const report: TelemetryReport = { ...about, device, browser, ...what }
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(`${BFF_BASE}/api/telemetry`, body)
  }
  const tell = (measured: TelemetryReport['vitals']) => {
    const byPage = Map.groupBy(errors(), ({ page }) => page)
    // one report with errors and speed: of several beacons of a closing page, browsers may drop all but the first
    const own = byPage.get(pagePatternOf(opened)) ?? []
    byPage.delete(pagePatternOf(opened))
    if (measured.length + own.length > 0) {
      send(opened, { vitals: measured, errors: own.map(({ error }) => error) })
    }
    for (const [first, ...others] of byPage.values()) {
      if (!first) continue
      send(first.path, { vitals: [], errors: [first, ...others].map(({ error }) => error) })
    }
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell(vitals())
  })
  // a page that is too busy when it is left may be closed before it can report
  setInterval(tell, ERRORS_EVERY, [])
}
