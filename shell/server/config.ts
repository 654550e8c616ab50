import path from 'node:path'
import { fileURLToPath } from 'node:url'

export type ShellConfig = {
  host: string
  port: number
  /** Address of the BFF, without a trailing slash. */
  bffOrigin: string
  /** Public origin of the shop. */
  origin: string
  mode: 'demo' | 'production'
  /** URL of a third-party map that may be shown in a frame (D61); null: none. */
  mapUrl: string | null
  logLevel: string
  /** Pages per minute and address; 0 means no limit. */
  rateLimit: number
  /** How many times slower than an ordinary server this machine may be: all time limits are multiplied by it. */
  limitsFactor: number
  /** Proxies whose `x-forwarded-for` is trusted: addresses or networks; default: none. */
  trustProxy: string[]
  /** Folders: releases of shell and remotes, blobs (pictures, files); with a store, of its copies alone. */
  releaseDir: string
  blobDir: string
  /** Whether the BFF has both in a store (CONTENT_STORE). */
  hasStore: boolean
  isDevelopment: boolean
  /** Percentage of pages that report their speed and errors. */
  telemetryShare: number
  /** If false, browsers remove their service worker on the next page. */
  hasServiceWorker: boolean
  /** D13: whether browsers report API calls to `/nextapi/log/`. */
  logsCalls: boolean
  /** Proves to a BFF on another machine that this is its shop's web server; null: the BFF is on this machine. */
  serverKey: string | null
  /** Where metrics are served; null: nowhere. */
  metrics: { host: string; port: number } | null
  /** Where traces are sent, and the share of them, 0–1; null: nothing is traced. */
  traces: { endpoint: string; share: number } | null
  /** How long the server goes on answering after SIGTERM while it reports that it is leaving, ms. */
  drainMs: number
  /** Maintenance mode: visitors are asked to return after this many seconds; 0: off. */
  maintenanceSeconds: number
}

/** An invalid setting; the message is one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

const root = fileURLToPath(new URL('../../', import.meta.url))

const portOf = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new ConfigError(`${name} must be a port number from 1 to 65535, not "${text}"`)
}

const metricsOf = ({ METRICS_PORT, METRICS_HOST }: NodeJS.ProcessEnv): ShellConfig['metrics'] =>
  METRICS_PORT
    ? { host: METRICS_HOST || '127.0.0.1', port: portOf('METRICS_PORT', METRICS_PORT, 0) }
    : null

const tracesOf = (env: NodeJS.ProcessEnv): ShellConfig['traces'] => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env
  if (!endpoint) return null
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) {
    throw new ConfigError(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318, not "${endpoint}"`,
    )
  }
  if (share && !/^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(share)) {
    throw new ConfigError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${share}"`)
  }
  return { endpoint, share: share ? Number(share) : 1 }
}

const countOf = (name: string, text: string | undefined, otherwise: number): number => {
  if (text === undefined || text === '') return otherwise
  const count = Number(text)
  if (Number.isInteger(count) && count >= 0) return count
  throw new ConfigError(`${name} must be a whole number, not "${text}"`)
}

const isOn = (name: string, text: string | undefined, otherwise: boolean): boolean => {
  if (text === undefined || text === '') return otherwise
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(`${name} must be on or off, not "${text}"`)
}

const percentOf = (name: string, text: string | undefined, otherwise: number): number => {
  const percent = countOf(name, text, otherwise)
  if (percent <= 100) return percent
  throw new ConfigError(`${name} must be a whole number from 0 to 100, not "${text}"`)
}

const secretOf = (name: string, text: string | undefined): string | null => {
  if (!text) return null
  if (text.length >= 32 && text.length <= 1000) return text
  throw new ConfigError(`${name} must be a random text of 32 to 1000 characters`)
}

const originOf = (text: string): string => {
  try {
    return new URL(text).origin
  } catch {
    throw new ConfigError(
      `SHOP_ORIGIN must be an address like https://shop.example.com, not "${text}"`,
    )
  }
}

const mapOf = (text: string | undefined): string | null => {
  if (!text) return null
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return new URL(text).href
  throw new ConfigError(`MAP_URL must be an address that begins with https://, not "${text}"`)
}

/** The store is the BFF's: its address and key are of no use here, and never shown. */
const hasStore = (text: string | undefined): boolean => {
  if (!text) return false
  if (text === 'bff' || /^https?:\/\//.test(text)) return true
  throw new ConfigError('CONTENT_STORE must be bff, or be left out, not "…"')
}

/** Reads the configuration from the environment. Throws ConfigError. */
export const readConfig = (env: NodeJS.ProcessEnv): ShellConfig => {
  const host = env.HOST || '127.0.0.1'
  const port = portOf('PORT', env.PORT, 3000)
  const mode = env.SHOP_MODE || 'production'
  if (mode !== 'demo' && mode !== 'production') {
    throw new ConfigError(`SHOP_MODE must be demo or production, not "${mode}"`)
  }
  // copies come and go: never in a folder that may hold the only original
  const folderOf = (folder: string): string =>
    path.resolve(folder, hasStore(env.CONTENT_STORE) ? '.copies' : '')
  return {
    host,
    port,
    bffOrigin: env.BFF_ORIGIN || `http://127.0.0.1:${portOf('BFF_PORT', env.BFF_PORT, 4000)}`,
    origin: originOf(env.SHOP_ORIGIN || `http://127.0.0.1:${port}`),
    mode,
    logLevel: env.LOG_LEVEL || 'info',
    rateLimit: countOf('RATE_LIMIT', env.RATE_LIMIT, 1200),
    limitsFactor: Math.max(1, countOf('LIMITS_FACTOR', env.LIMITS_FACTOR, 1)),
    trustProxy: (env.TRUST_PROXY ?? '')
      .split(',')
      .map((text) => text.trim())
      .filter(Boolean),
    releaseDir: folderOf(env.RELEASE_DIR || path.join(root, 'var/releases')),
    blobDir: folderOf(env.BLOB_DIR || path.join(root, 'var/blobs')),
    hasStore: hasStore(env.CONTENT_STORE),
    isDevelopment: env.NODE_ENV === 'development',
    telemetryShare: percentOf('TELEMETRY_SHARE', env.TELEMETRY_SHARE, 10),
    hasServiceWorker: isOn('SERVICE_WORKER', env.SERVICE_WORKER, true),
    logsCalls: isOn('CALL_LOG', env.CALL_LOG, false),
    mapUrl: mapOf(env.MAP_URL),
    serverKey: secretOf('SERVER_KEY', env.SERVER_KEY),
    metrics: metricsOf(env),
    traces: tracesOf(env),
    drainMs: countOf('DRAIN_SECONDS', env.DRAIN_SECONDS, 0) * 1000,
    maintenanceSeconds: countOf('MAINTENANCE', env.MAINTENANCE, 0),
  }
}
