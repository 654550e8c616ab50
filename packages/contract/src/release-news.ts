/**
 * What web servers and the BFF tell each other about releases, once a second (record 116). No part of the contract with
 * browsers.
 */
export const RELEASE_NEWS_PATH = '/bff/internal/releases'

/** What went wrong in a page view, by phase; `slow`: a Web Vital over the line that Google calls poor. */
export const failurePhases = ['server', 'load', 'boundary', 'slow'] as const
export type FailurePhase = (typeof failurePhases)[number]

/** The release of a name that a web server serves. */
export type ServedRelease = {
  name: string
  version: string
  isAvailable: boolean
  /** What the web server would not take, and why. */
  refused: { version: string | null; reason: string } | null
}

/**
 * Views counted since the last report. `views`: pages of visitors, each at most once a minute; `server`: those of them
 * that the server could not render; `measured`: those whose browser told of its speed.
 */
export type CanaryCounts = {
  canaryId: number
  isCandidate: boolean
  views: number
  server: number
  measured: number
}

/** A failure told by a browser; `network`: a mark of its address, each of which counts once for a canary. */
export type BrowserFailure = {
  canaryId: number
  isCandidate: boolean
  phase: Exclude<FailurePhase, 'server'>
  network: string
}

export type ServerReport = {
  /** Of the process, made at its start. */
  server: string
  served: readonly ServedRelease[]
  counts: readonly CanaryCounts[]
  failures: readonly BrowserFailure[]
  /** Canaries that cannot be shown beside what is in service, or were set aside by this server. */
  refused: readonly { canaryId: number; reason: string }[]
}

export type RunningCanary = { id: number; name: string; version: string; percent: number }
export type EndedCanary = {
  name: string
  version: string
  state: 'withdrawn' | 'promoted'
  reason: string | null
}

export type ReleaseNews = {
  running: readonly RunningCanary[]
  /** Of the last hour. */
  ended: readonly EndedCanary[]
  keys: {
    /** Ed25519 public key (SPKI, PEM) by which previews are known. */
    preview: string
    /** Secret of the web servers, by which they know the page views that they have counted. */
    views: string
  }
}

/** Stages of a canary: shares of the visitors, and for how long. */
export type CanaryStage = { percent: number; minutes: number }

/** Few, then some, then half of the visitors, then all. */
export const defaultStages: readonly CanaryStage[] = [
  { percent: 1, minutes: 15 },
  { percent: 5, minutes: 30 },
  { percent: 25, minutes: 60 },
  { percent: 50, minutes: 60 },
]

/** Turns a preview on; `/preview/leave/` turns it off. Answered by web servers. */
export const PREVIEW_PATH = '/preview/'
export const previewPath = (token: string): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ token })}`

/** Paints on the pages of this browser which application each place belongs to; `?show=off` stops it. */
export const bordersPath = `${PREVIEW_PATH}borders/`
