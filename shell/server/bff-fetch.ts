import { mayRepeat } from './repeatable-calls.ts'

const SERVER_KEY_HEADER = 'x-isp-server-key'

export type BffFetch = (request: Request, signal: AbortSignal) => Promise<Response>

/**
 * Calls the BFF from this server. A call on behalf of no visitor shows the shop's key, so that it is not counted as one visitor's; a
 * call that may be repeated is sent once more when its connection ends before the answer.
 */
export const createBffFetch =
  (serverKey: string | null): BffFetch =>
  async (request, signal) => {
    if (serverKey !== null && !request.headers.has('x-forwarded-for'))
      request.headers.set(SERVER_KEY_HEADER, serverKey)
    // a body can be sent once only
    const second = request.body === null ? request : request.clone()
    try {
      return await fetch(request, { signal })
    } catch (error) {
      const { method, url, headers } = request
      const call = { method, path: new URL(url).pathname, hasKey: headers.has('idempotency-key') }
      if (signal.aborted || !mayRepeat(call, error)) throw error
      return fetch(second, { signal })
    }
  }
