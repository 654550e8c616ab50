import { type TelemetryReport, telemetryReportSchema } from '@isp/contract'
import { networkOf } from '@isp/contract/network'
import type { BrowserFailure, RunningCanary } from '@isp/contract/release-news'
import { type Registry, SHELL_NAME } from '@isp/federation'
import { ownerOfScript } from './blamed.ts'
import type { NewsOfReleases } from './release-news.ts'
import { pseudonymOf, readTicket } from './view-ticket.ts'

/** Google's lines between "needs improvement" and "poor": ms, a share for CLS. */
const POOR: Readonly<Record<string, number>> = { LCP: 4000, INP: 500, CLS: 0.25 }

type Report = Pick<TelemetryReport, 'shell' | 'remote' | 'vitals' | 'errors'>
type Phase = BrowserFailure['phase']

/** `main.0a1b2c3d.js:1:2` → `main.0a1b2c3d.js`; null without a file. */
const scriptOf = (frame: string): string | null => /([^/]+\.js):\d+:\d+$/.exec(frame)?.[1] ?? null

/** The phases in which an application failed; an error that names no script of ours is everybody's. */
const phasesOf = (
  { errors }: Report,
  name: string,
  registries: readonly Registry[],
): ReadonlySet<Phase> => {
  const phases = new Set<Phase>()
  for (const { kind, frame } of errors) {
    if (kind === 'csp') continue
    const script = scriptOf(frame)
    const owner =
      script && (script.startsWith('main.') ? SHELL_NAME : ownerOfScript(script, registries))
    if (owner === null || owner === name) phases.add(kind === 'part' ? 'load' : 'boundary')
  }
  return phases
}

const isPoor = ({ vitals }: Report): boolean =>
  vitals.some(({ metric, value }) => value > (POOR[metric] ?? Number.POSITIVE_INFINITY))

/** Whether the report is about a page with the release of this side. */
const isOfSide = ({ shell, remote }: Report, canary: RunningCanary, isCandidate: boolean) => {
  const version =
    canary.name === SHELL_NAME ? shell : remote?.name === canary.name ? remote.version : null
  return version === null || (version === canary.version) === isCandidate
}

type Told = { ticket: string; body: string; address: string; registries: readonly Registry[] }

/**
 * Counts what a browser tells of a page that this shop has counted; anything else is left to the BFF alone. A report
 * without a ticket, of another canary or another release changes nothing.
 */
export const countBrowserFailures = (
  { running, keys, counts }: Pick<NewsOfReleases, 'running' | 'keys' | 'counts'>,
  { ticket: text, body, address, registries }: Told,
): void => {
  const key = keys()?.views
  const ticket = key ? readTicket(text, key, new Date()) : null
  if (!key || !ticket) return
  const report = parse(body)
  if (!report) return
  const network = pseudonymOf(networkOf(address), key)
  const teller = { visitor: ticket.visitor, network }
  for (const trial of ticket.trials) {
    const canary = running().find(({ id }) => id === trial.canaryId)
    if (!canary || !isOfSide(report, canary, trial.isCandidate)) continue
    for (const phase of phasesOf(report, canary.name, registries)) {
      counts.failure(trial, phase, teller)
    }
    if (report.vitals.length === 0) continue
    counts.measured(trial, ticket.visitor, network)
    if (isPoor(report)) counts.failure(trial, 'slow', teller)
  }
}

const parse = (body: string): Report | null => {
  try {
    return telemetryReportSchema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}
