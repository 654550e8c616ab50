import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShellConfig } from './config.ts'
import { loggedPath } from './logged-path.ts'

/** §7.5: logged instead of a longer body. */
const LARGE_BODY = 'LARGE BODY'
const LARGE = 2000
const BODY_LIMIT = 16 * 1024
const CALLS_OF_MINUTE = 120
/** No body of the contract is nested more deeply. */
const MAX_DEPTH = 6

/** Only headers without personal data are logged. */
const SHOWN_HEADERS = ['accept', 'content-type', 'content-length', 'x-request-id', 'retry-after']
/** Error fields that are logged unmasked, to look the failure up in the list of errors. */
const SHOWN_FIELDS = new Set(['code', 'statusCode', 'requestId'])

type Message = { method?: string; status?: number; url: string; headers: object; body: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The structure of a value without its content: field names, types and lengths. */
const shapeOf = (value: unknown, name = '', depth = 0): unknown => {
  if (value === null || typeof value === 'boolean') return value
  if (SHOWN_FIELDS.has(name) && /^[\w-]{1,64}$/.test(String(value))) return value
  if (typeof value === 'string') return `text of ${value.length}`
  if (typeof value === 'number') return 'number'
  if (depth >= MAX_DEPTH) return 'deeper'
  if (Array.isArray(value)) {
    return value.length === 0 ? [] : [shapeOf(value[0], name, depth + 1), value.length]
  }
  return Object.fromEntries(
    Object.entries(value as object).map(([key, inner]) => [key, shapeOf(inner, key, depth + 1)]),
  )
}

const bodyOf = (body: unknown): unknown => {
  if (body === undefined || body === null || body === '') return null
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  if (text === LARGE_BODY || text.length > LARGE) return LARGE_BODY
  try {
    return shapeOf(typeof body === 'string' ? JSON.parse(body) : body)
  } catch {
    return `text of ${text.length}`
  }
}

const pathOf = (url: unknown): string | null => {
  if (typeof url !== 'string' || !URL.canParse(url, 'http://shop')) return null
  // path segments with digits, such as ids and secrets from letters, are hidden
  return loggedPath(new URL(url, 'http://shop').pathname).replace(/[^/]*\d[^/]*/g, '…')
}

const METHODS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

/** Null if the value is not a message; `main`: the field that distinguishes a request from a response. */
const messageOf = (value: unknown, main: 'method' | 'status'): Message | null => {
  if (!isObject(value) || !isObject(value.headers)) return null
  const url = pathOf(value.url)
  if (url === null) return null
  const headers = value.headers
  const shown = SHOWN_HEADERS.flatMap((name) => {
    const text = headers[name]
    return typeof text === 'string' && text.length <= 100 ? [[name, text]] : []
  })
  const common = { url, headers: Object.fromEntries(shown), body: bodyOf(value.body) }
  if (main === 'method') {
    return METHODS.test(String(value.method)) ? { method: String(value.method), ...common } : null
  }
  const status = Number(value.status)
  return Number.isInteger(status) && status >= 100 && status <= 599 ? { status, ...common } : null
}

/** §7.5, D13: logs API calls reported by browsers; registered only if `CALL_LOG` is set. */
export const registerCallLog = (app: FastifyInstance, { logsCalls }: ShellConfig): void => {
  if (!logsCalls) return
  const handler = async (request: FastifyRequest, reply: { code: (status: number) => unknown }) => {
    const report = isObject(request.body) ? request.body : {}
    const asked = messageOf(report.request, 'method')
    const answered = messageOf(report.response, 'status')
    reply.code(asked && answered ? 204 : 400)
    if (asked && answered) request.log.info({ asked, answered }, 'call of a browser')
  }
  app.post(
    '/nextapi/log/',
    {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: CALLS_OF_MINUTE, timeWindow: 60_000 } },
    },
    handler,
  )
}
