import { isIP } from 'node:net'
import { parseS3Address } from '@isp/bff/s3-address'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { settingsMessages as messages } from './settings.messages.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Names that the servers accept for whole networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

const isNetwork = (text: string): boolean => {
  if (NETWORKS.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

const isSecret = ({ length }: string): boolean => length >= 32 && length <= 1000

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535

/** The error message for a value, or null when it is valid. */
type Check = (value: string) => string | null

const isSwitch =
  (name: string): Check =>
  (value) =>
    value === 'on' || value === 'off' ? null : messages.badSwitch(name, value)

const isPortOf =
  (name: string): Check =>
  (value) =>
    isPort(value) ? null : messages.badPort(name, value)

const checks: Readonly<Record<string, Check>> = {
  RATE_LIMIT: (value) =>
    /^\d+$/.test(value) && Number(value) <= 1_000_000 ? null : messages.badRateLimit(value),
  LIMITS_FACTOR: (value) =>
    /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= 100
      ? null
      : messages.badLimitsFactor(value),
  LOG_LEVEL: (value) =>
    LOG_LEVELS.includes(value) ? null : messages.badLogLevel(value, LOG_LEVELS),
  TRUST_PROXY: (value) => {
    const wrong = value
      .split(',')
      .map((part) => part.trim())
      .find((part) => !isNetwork(part))
    return wrong === undefined ? null : messages.badTrustProxy(wrong)
  },
  // secrets are never shown
  AUTH_SECRET: (value) => (isSecret(value) ? null : messages.badSecret('AUTH_SECRET')),
  SERVER_KEY: (value) => (isSecret(value) ? null : messages.badSecret('SERVER_KEY')),
  MAIL_URL: (value) =>
    URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname
      ? null
      : messages.badMailUrl,
  REPLY_DOMAIN: (value) =>
    /^(?!-)[\da-z-]{1,63}(\.[\da-z-]{1,63})+$/.test(value) ? null : messages.badReplyDomain(value),
  REPLY_KEY: (value) => (isSecret(value) ? null : messages.badSecret('REPLY_KEY')),
  REPLY_OLD_KEY: (value) => (isSecret(value) ? null : messages.badSecret('REPLY_OLD_KEY')),
  REPLY_PORT: (value) => (isPort(value) ? null : messages.badReplyPort(value)),
  MAIL_FROM: (value) =>
    /^[^\r\n]*@[^\r\n]*$/.test(value) && value.length <= 200 ? null : messages.badMailFrom(value),
  DKIM_SELECTOR: (value) =>
    /^[\da-z](?:[\da-z-]{0,61}[\da-z])?$/i.test(value) ? null : messages.badDkimSelector(value),
  METRICS_PORT: isPortOf('METRICS_PORT'),
  BFF_METRICS_PORT: isPortOf('BFF_METRICS_PORT'),
  OTEL_EXPORTER_OTLP_ENDPOINT: (value) =>
    URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
      ? null
      : messages.badTracesEndpoint(value),
  OTEL_TRACES_SAMPLER_ARG: (value) =>
    /^(0(\.\d{1,9})?|1(\.0{1,9})?)$/.test(value) ? null : messages.badTracesShare(value),
  TELEMETRY_SHARE: (value) =>
    /^\d{1,3}$/.test(value) && Number(value) <= 100 ? null : messages.badTelemetryShare(value),
  SENTRY_DSN: (value) =>
    /^https?:\/\/\w+@[^@?#]+\/\d+\/?$/.test(value) ? null : messages.badSentryDsn,
  SENTRY_WEBHOOK_SECRET: (value) =>
    isSecret(value) ? null : messages.badSecret('SENTRY_WEBHOOK_SECRET'),
  SERVICE_WORKER: isSwitch('SERVICE_WORKER'),
  CALL_LOG: isSwitch('CALL_LOG'),
  CONTENT_STORE: (value) => (parseS3Address(value) ? null : messages.badContentStore),
  MAP_URL: (value) =>
    URL.canParse(value) && new URL(value).protocol === 'https:' ? null : messages.badMapUrl(value),
}

/**
 * Checks the variables that only the servers read, before anything is started. Throws an ExpectedFailure that names the
 * wrong one; an empty variable counts as unset.
 */
export const checkOtherVariables = (env: Readonly<Record<string, string | undefined>>): void => {
  for (const [name, check] of Object.entries(checks)) {
    const value = env[name]
    const complaint = value ? check(value) : null
    if (complaint) throw new ExpectedFailure(complaint)
  }
  if (env.REPLY_DOMAIN && !env.REPLY_KEY) throw new ExpectedFailure(messages.replyKeyMissing)
}
