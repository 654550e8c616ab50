import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** A form with files may come as long as that: 25 MB over a line of 60 kbit/s, ms. */
export const FORM_MS = 3_600_000

/** A connection over which nothing moves is given up, either way, ms. */
export const STALLED_MS = 60_000

/** A body that is no form with files comes within that time, however it moves, ms. */
const BODY_MS = 30_000

/** Loads and papers of accounting systems, tens of megabytes of JSON: the BFF knows the key before it reads them. */
export const LOADS_PATH = '/bff/api/exchange'

/** Rows of Excel files, up to 16 MB of JSON (`EXCEL_ROWS_BODY`). */
export const EXCEL_PATHS = ['/bff/api/sale/basket/excel', '/bff/api/sale/basket/v2/excel'] as const

const STREAMED = new RegExp(`^(?:${LOADS_PATH}/|(?:${EXCEL_PATHS.join('|')})(?:[/?]|$))`)

/** Whether a body goes to the BFF as it comes: a form with files, by its content-type, a load, or rows of a file. */
export const isStreamed = ({
  url = '',
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): boolean => STREAMED.test(url) || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** A form that comes slower than that, on average, is no file over a slow line but a place that is held, bytes a second. */
const FORM_RATE = 1_000
/** From when on its average counts, and how often it is looked at, ms. */
const FORM_GRACE_MS = 20_000
const FORM_CHECK_MS = 5_000

export type BodyLimits = {
  bodyMs?: number
  formRate?: number
  formGraceMs?: number
  formCheckMs?: number
}

/**
 * Node counts one time for a whole request, and a file over a slow line needs more than anything else may have: so the
 * server's own limit is that of files, and everything else is held to its old one here; of a form, the speed counts.
 */
export const cutSlowBodies = (
  app: FastifyInstance,
  {
    bodyMs = BODY_MS,
    formRate = FORM_RATE,
    formGraceMs = FORM_GRACE_MS,
    formCheckMs = FORM_CHECK_MS,
  }: BodyLimits = {},
): void => {
  /** Cuts a form whose sender is too slow; while we do not read, it is not the sender. */
  const watchForm = (raw: IncomingMessage): NodeJS.Timeout => {
    const { bytesRead } = raw.socket
    let waitedMs = 0
    return setInterval(() => {
      if (raw.readableFlowing !== true) return
      waitedMs += formCheckMs
      const received = raw.socket.bytesRead - bytesRead
      if (waitedMs >= formGraceMs && received < (waitedMs / 1000) * formRate) raw.destroy()
    }, formCheckMs)
  }
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (!hasBody) return
    const timer = isStreamed(raw)
      ? watchForm(raw)
      : setTimeout(() => raw.complete || raw.destroy(), bodyMs)
    timer.unref()
    const stop = () => clearTimeout(timer)
    raw.once('close', stop)
    raw.once('end', stop)
  })
}
