import type { FieldError } from '@isp/contract/fields'
import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { apiMessages } from './api-client.messages.ts'
import { ApiError } from './api-error.ts'
import { createAuthorisedFetch, type TokenPort } from './authorised-fetch.ts'
import type { paths } from './generated/api.d.ts'
import { isIgnored, takeIgnored } from './ignored-errors.ts'

export type ApiClient = Client<paths>

type Send = (request: Request) => Promise<Response>
type Authorised = (send: Send) => Send

/** By a name that all bundles share: a remote gets the client that the shell has made. */
const AUTHORISED = Symbol.for('isp.authorised')

/** Another way to send, with the visitor's token, its renewal and the context headers of this client. */
export const authorisedBy = (api: ApiClient, send: Send): Send =>
  (api as ApiClient & { [AUTHORISED]: Authorised })[AUTHORISED](send)

export type ApiClientOptions = {
  /** `/bff` in the browser, the BFF's own address on the server. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  /** Whose calls these are; absent: nobody's. */
  tokens?: TokenPort
  /** Read anew for every call: chosen company and agreement, date, visit (§6). */
  contextHeaders?: () => Readonly<Record<string, string>>
  /** Sent with every call: request id on the server. */
  headers?: Readonly<Record<string, string>>
  /** Told of every failure before it is thrown: popups, logs. */
  onError?: (error: ApiError, call: FailedCall) => void
}

/** `isIgnored`: the error popup leaves it to the caller (§8). */
export type FailedCall = { isIgnored: boolean }

/** A proxy on the way may answer anything. */
const isFieldError = (value: unknown): value is FieldError => {
  if (value === null || typeof value !== 'object') return false
  const { path, code, params } = value as Record<string, unknown>
  return (
    typeof path === 'string' &&
    typeof code === 'string' &&
    typeof params === 'object' &&
    params !== null
  )
}

const fieldErrorsOf = (value: unknown): FieldError[] =>
  Array.isArray(value) ? value.filter(isFieldError) : []

/**
 * §8: an answer whose body cannot be read still gives a message with the HTTP status, and keeps the parser's error as `cause`.
 * `hasWords`: the message is a text, of the server or this one, so that a popup may show it.
 */
const readFailure = async (response: Response): Promise<{ error: ApiError; hasWords: boolean }> => {
  const fallback = {
    status: response.status,
    code: 'UNREADABLE_ANSWER',
    message: apiMessages.unreadable(response.status),
    requestId: response.headers.get('x-request-id'),
  }
  const body: unknown = await response.json().catch((error: unknown) => error)
  if (body instanceof Error)
    return { error: new ApiError({ ...fallback, cause: body }), hasWords: true }
  const { code, message, requestId, help, fields } = (body ?? {}) as Record<string, unknown>
  const hasWords = typeof message === 'string'
  const error = new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : fallback.code,
    message: hasWords ? message : fallback.message,
    requestId: typeof requestId === 'string' ? requestId : fallback.requestId,
    help,
    fields: fieldErrorsOf(fields),
  })
  return { error, hasWords }
}

const networkError = () =>
  new ApiError({ status: 0, code: 'NETWORK', message: apiMessages.network, requestId: null })

/**
 * The typed client of the BFF. Any answer that is not OK, and no answer at all, is thrown as ApiError;
 * an aborted call stays an AbortError.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const report = (error: ApiError, isQuiet: boolean) => {
    options.onError?.(error, { isIgnored: isQuiet })
    return error
  }
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { ...options.headers },
    fetch: createAuthorisedFetch({
      ...options,
      send: options.fetch ?? ((request) => fetch(request)),
    }),
  })
  /** Marks of calls under way, by the id that middleware knows a call by. */
  const marks = new Map<string, string>()
  const isQuiet = (id: string, answer?: Response) => {
    const mark = marks.get(id) ?? ''
    marks.delete(id)
    return isIgnored(mark, answer)
  }
  const failures: Middleware = {
    onRequest({ request, id }) {
      marks.set(id, takeIgnored(request))
      return request
    },
    async onResponse({ response, id }) {
      const quiet = isQuiet(id, response)
      if (response.ok) return response
      const { error, hasWords } = await readFailure(response)
      throw report(error, quiet || !hasWords)
    },
    onError({ error, id }) {
      const quiet = isQuiet(id)
      if (error instanceof Error && error.name === 'AbortError') return error
      // renewing the token has failed: the reason is that call's, not this one's
      return report(error instanceof ApiError ? error : networkError(), quiet)
    },
  }
  client.use(failures)
  const authorised: Authorised = (send) => createAuthorisedFetch({ ...options, send })
  return Object.assign(client, { [AUTHORISED]: authorised })
}

/** The data of a call whose failure was already thrown: `const section = await unwrap(api.GET(…))`. */
export const unwrap = async <Data>(call: Promise<{ data?: Data }>): Promise<Data> => {
  const { data } = await call
  if (data === undefined) throw networkError()
  return data
}
