import { ExpectedFailure } from '../process/expected-failure.ts'
import { checkOtherVariables } from './other-variables.ts'
import { settingsMessages as messages } from './settings.messages.ts'

type Environment = Readonly<Record<string, string | undefined>>

export type Settings = {
  port: number
  bffPort: number
  host: string
  mode: 'demo' | 'production'
  /** Public origin for canonical links, no trailing slash. */
  origin: string
  /** Number of demo products for an empty catalogue; 0: it stays empty. */
  demoProducts: number
  databaseUrl: string | null
}

/** @throws ExpectedFailure naming the variable */
export const readPort = (env: Environment, name: string, fallback: number): number => {
  const text = env[name]
  if (!text) return fallback
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
    throw new ExpectedFailure(messages.badPort(name, text))
  }
  return port
}

const readMode = (env: Environment): Settings['mode'] => {
  const text = env.SHOP_MODE || 'production'
  if (text !== 'demo' && text !== 'production') throw new ExpectedFailure(messages.badMode(text))
  return text
}

const readCount = (env: Environment): number => {
  const text = env.DEMO_PRODUCTS
  if (!text) return 5000
  const count = Number(text)
  if (!/^\d+$/.test(text) || count > 1_000_000) {
    throw new ExpectedFailure(messages.badCount(text))
  }
  return count
}

const readHost = (env: Environment): string => {
  const text = env.HOST || '127.0.0.1'
  if (!/^[\w.:-]+$/.test(text)) throw new ExpectedFailure(messages.badHost(text))
  return text
}

const readOrigin = (env: Environment, fallback: string): string => {
  const text = env.SHOP_ORIGIN
  if (!text) return fallback
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search) {
    throw new ExpectedFailure(messages.badOrigin(text))
  }
  return url.origin
}

const readDatabaseUrl = (env: Environment): string | null => {
  const text = env.DATABASE_URL
  if (!text) return null
  const isPostgres = URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
  if (!isPostgres) throw new ExpectedFailure(messages.badDatabaseUrl)
  return text
}

/** An address that a browser of this machine can open. */
export const localOrigin = (host: string, port: number): string => {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`
}

const isLoopback = (host: string): boolean => /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host)

/** Whether only this machine can reach the shop: unsent letters may then be read in a browser. */
export const isForThisMachine = ({ host, origin }: Pick<Settings, 'host' | 'origin'>): boolean =>
  isLoopback(host) && isLoopback(new URL(origin).hostname)

/** Reads and checks the variables of the README; throws an ExpectedFailure that names the wrong one. */
export const readSettings = (env: Environment = process.env): Settings => {
  const port = readPort(env, 'PORT', 3000)
  const bffPort = readPort(env, 'BFF_PORT', 4000)
  if (port === bffPort) throw new ExpectedFailure(messages.samePorts(port))
  const host = readHost(env)
  checkOtherVariables(env)
  return {
    port,
    bffPort,
    host,
    mode: readMode(env),
    origin: readOrigin(env, localOrigin(host, port)),
    demoProducts: readCount(env),
    databaseUrl: readDatabaseUrl(env),
  }
}
