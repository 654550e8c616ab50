import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShellConfig } from './config.ts'
import { loggedPath } from './logged-path.ts'

/** §7.5: what stands in the place of a longer body. */
const LARGE_BODY = 'LARGE BODY'
const LARGE = 2000
const BODY_LIMIT = 16 * 1024
const CALLS_OF_MINUTE = 120
/** Deeper than any body of the contract. */
const MAX_DEPTH = 6

/** Of headers only those that say nothing of a person. */
const SHOWN_HEADERS = ['accept', 'content-type', 'content-length', 'x-request-id', 'retry-after']
/** Names of outcomes, by which a failure is found in the catalogue of errors. */
const SHOWN_FIELDS = new Set(['code', 'statusCode', 'requestId'])

type Message = { method?: string; status?: number; url: string; headers: object; body: unknown }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The shape of a value without what a person typed or is: names of fields, kinds and lengths. */
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
  // ids and links of letters are keys
  return loggedPath(new URL(url, 'http://shop').pathname).replace(/[^/]*\d[^/]*/g, '…')
}

const METHODS = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/

/** Null for what is no message; `main`: the one field that a request and an answer do not have in common. */
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

/** §7.5, D13: calls of the API as the browser saw them, in the log; not there at all unless `CALL_LOG` asks for it. */
export const registerCallLog = (app: FastifyInstance, { logsCalls }: ShellConfig): void => {
  if (!logsCalls) return
  const handler = async (request: FastifyRequest, reply: { code: (status: number) => unknown }) => {
    const told = isObject(request.body) ? request.body : {}
    const asked = messageOf(told.request, 'method')
    const answered = messageOf(told.response, 'status')
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
