import { ExpectedFailure } from '../process/expected-failure.ts'
import { logOf } from '../process/run-step.ts'
import { type Service, startService } from '../process/service.ts'
import { displayPath, fromRoot, runtimeFolders } from '../workspace/paths.ts'
import type { Settings } from '../workspace/settings.ts'
import { isForThisMachine, localOrigin } from '../workspace/settings.ts'
import { startMessages as messages } from './start.messages.ts'

const READY_MS = 120_000

type ServerKind = 'bff' | 'shell'

export type ServerOptions = {
  settings: Settings
  databaseUrl: string
  nodeEnv: 'production' | 'development'
  /** Whether it has demo goods; then the seller may be invented too. */
  isDemo: boolean
  /** Restarts on changed sources. */
  watch?: boolean
  print: (line: string) => void
}

const entries: Readonly<Record<ServerKind, string>> = {
  bff: 'packages/bff/src/main.ts',
  shell: 'shell/server/main.ts',
}

/** V8 flags: room for short-lived objects, MB (record 058); it can only be set at the start. */
const flags: Readonly<Record<ServerKind, readonly string[]>> = {
  bff: ['--max-semi-space-size=16'],
  shell: [],
}

/** Secrets of the BFF, withheld from the web server, which runs code of remotes. */
const BFF_ONLY = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'AUTH_SECRET',
  'MAIL_URL',
  'MAIL_FROM',
  'DKIM_KEY',
  'REPLY_KEY',
  'REPLY_OLD_KEY',
  'SENTRY_WEBHOOK_SECRET',
]

/** An invented seller, companies and rates, for a shop of demo goods without its own (D60). */
const demoFiles = (): Record<string, string> => ({
  SELLER: process.env.SELLER || fromRoot('packages/demo-data/seller/seller.json'),
  COMPANY_REGISTER:
    process.env.COMPANY_REGISTER || fromRoot('packages/demo-data/register/companies.json'),
  CURRENCY_RATES: process.env.CURRENCY_RATES || fromRoot('packages/demo-data/register/rates.xml'),
})

/** Variables of a server. Only the web server is public; the BFF is reached through it. */
export const environmentOf = (
  kind: ServerKind,
  options: Pick<ServerOptions, 'settings' | 'databaseUrl' | 'nodeEnv' | 'isDemo'>,
): NodeJS.ProcessEnv => {
  const { settings } = options
  const common = {
    ...process.env,
    NODE_ENV: options.nodeEnv,
    PORT: String(settings.port),
    BFF_PORT: String(settings.bffPort),
    SHOP_MODE: settings.mode,
    SHOP_ORIGIN: settings.origin,
    RELEASE_DIR: runtimeFolders[options.nodeEnv === 'production' ? 'releases' : 'devReleases'],
    BLOB_DIR: runtimeFolders.blobs,
    OUTBOX_DIR: runtimeFolders.outbox,
    // what was compiled once is not compiled at each start (record 110)
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || fromRoot('var/compile-cache'),
  }
  return kind === 'bff'
    ? {
        ...common,
        ...(options.isDemo ? demoFiles() : {}),
        HOST: '127.0.0.1',
        DATABASE_URL: options.databaseUrl,
        // remotes are built anew after a call has changed, a little later than the BFF starts again
        ...(options.nodeEnv === 'development' ? { LOST_CALLS: 'allow' } : {}),
        // METRICS_PORT is that of the web server
        METRICS_PORT: process.env.BFF_METRICS_PORT || '',
        // the BFF trusts forwarded addresses from the web server, which trusts the proxies of TRUST_PROXY
        TRUST_PROXY: 'loopback',
        OUTBOX_PAGES: isForThisMachine(settings) ? 'on' : 'off',
        API_DOCS: process.env.API_DOCS || (isForThisMachine(settings) ? 'on' : 'off'),
      }
    : {
        ...Object.fromEntries(Object.entries(common).filter(([name]) => !BFF_ONLY.includes(name))),
        HOST: settings.host,
        // the web server asks the BFF and never has the key
        ...(process.env.CONTENT_STORE ? { CONTENT_STORE: 'bff' } : {}),
      }
}

const healthOf = (kind: ServerKind, { port, bffPort, host }: Settings): string =>
  kind === 'bff'
    ? `http://127.0.0.1:${bffPort}/bff/api/health`
    : `${localOrigin(host, port)}/health`

/** Starts the BFF or the web server. */
export const startServer = (kind: ServerKind, options: ServerOptions): Service => {
  const name = messages[kind]
  const watch = options.watch ? ['--watch', '--watch-preserve-output'] : []
  return startService({
    name: kind,
    args: [...watch, ...flags[kind], entries[kind]],
    env: environmentOf(kind, options),
    healthUrl: healthOf(kind, options.settings),
    ...(!options.watch && {
      onSilent: (milliseconds: number) =>
        options.print(messages.silent(name, Math.round(milliseconds / 1000))),
    }),
    onRestart: (attempt, reason) => {
      options.print(messages.restarting(name, attempt))
      if (attempt === 5)
        options.print(messages.keepsFalling(name, reason, displayPath(logOf(kind))))
    },
  })
}

/** Waits until a server answers; if it does not, throws one sentence with the server's own reason. */
export const waitForServer = async (kind: ServerKind, service: Service): Promise<void> => {
  const reason = await service.ready(READY_MS)
  if (reason !== null) {
    const log = displayPath(logOf(kind))
    throw new ExpectedFailure(messages.notReady(messages[kind], reason, log))
  }
}
