import { ApiError } from '@isp/api-client'
import { isRouteErrorResponse } from '@isp/router'

/** A route's error, serialised by the server into the page. */
export type SerializedError =
  | { kind: 'response'; status: number }
  | { kind: 'api'; status: number; code: string; message: string; requestId: string | null }
  | { kind: 'unknown' }

export const serializeError = (error: unknown): SerializedError => {
  if (isRouteErrorResponse(error)) return { kind: 'response', status: error.status }
  if (error instanceof ApiError) {
    const { status, code, message, requestId } = error
    return { kind: 'api', status, code, message, requestId }
  }
  return { kind: 'unknown' }
}

/** The value of `useRouteError` in the browser; same shape as on the server. */
export const reviveError = (error: SerializedError): unknown => {
  if (error.kind === 'response') {
    return { status: error.status, statusText: '', internal: false, data: null }
  }
  return error.kind === 'api' ? new ApiError(error) : new Error('page failed on the server')
}

/** Status of a page with this error: that of the failed call, 503 without a response, 500 for our own errors. */
export const statusOf = (error: unknown): number => {
  if (isRouteErrorResponse(error)) return error.status
  if (!(error instanceof ApiError)) return 500
  return error.status === 0 ? 503 : error.status
}
