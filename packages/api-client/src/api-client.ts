import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { apiMessages } from './api-client.messages.ts'
import { ApiError } from './api-error.ts'
import type { paths } from './generated/api.d.ts'

export type ApiClient = Client<paths>

export type ApiClientOptions = {
  /** `/bff` in the browser, the BFF's own address on the server. */
  baseUrl: string
  fetch?: (request: Request) => Promise<Response>
  /** How long a call may take, ms; then it fails as if no answer came. Not limited unless said. */
  timeoutMs?: number
  /** The bearer token of this visit, if somebody is signed in (D10). */
  getAccessToken?: () => string | null
  /** Sent with every call: request id on the server, context headers (§6). */
  headers?: Readonly<Record<string, string>>
  /** Told of every failure before it is thrown: popups, logs. */
  onError?: (error: ApiError) => void
}

/** §8: an answer whose body cannot be read still gives a message and the HTTP status. */
const toApiError = async (response: Response): Promise<ApiError> => {
  const fallback = {
    status: response.status,
    code: 'UNREADABLE_ANSWER',
    message: apiMessages.unreadable(response.status),
    requestId: response.headers.get('x-request-id'),
  }
  const body: unknown = await response.json().catch(() => null)
  if (body === null || typeof body !== 'object') return new ApiError(fallback)
  const { code, message, requestId } = body as Record<string, unknown>
  return new ApiError({
    status: response.status,
    code: typeof code === 'string' ? code : fallback.code,
    message: typeof message === 'string' ? message : fallback.message,
    requestId: typeof requestId === 'string' ? requestId : fallback.requestId,
  })
}

const networkError = () =>
  new ApiError({ status: 0, code: 'NETWORK', message: apiMessages.network, requestId: null })

const fetchWithin = (timeoutMs: number) => (request: Request) =>
  fetch(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) })

/**
 * The typed client of the BFF. Any answer that is not OK, and no answer at all, is thrown as ApiError;
 * an aborted call stays an AbortError.
 */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const report = (error: ApiError) => {
    options.onError?.(error)
    return error
  }
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { ...options.headers },
    ...(options.fetch ? { fetch: options.fetch } : {}),
    ...(options.timeoutMs ? { fetch: fetchWithin(options.timeoutMs) } : {}),
  })
  const failures: Middleware = {
    onRequest({ request }) {
      const token = options.getAccessToken?.()
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      return request
    },
    async onResponse({ response }) {
      if (!response.ok) throw report(await toApiError(response))
      return response
    },
    onError({ error }) {
      if (error instanceof Error && error.name === 'AbortError') return error
      return report(networkError())
    },
  }
  client.use(failures)
  return client
}

/** The data of a call whose failure was already thrown: `const section = await unwrap(api.GET(…))`. */
export const unwrap = async <Data>(call: Promise<{ data?: Data }>): Promise<Data> => {
  const { data } = await call
  if (data === undefined) throw networkError()
  return data
}
