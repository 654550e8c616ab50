import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { ONEC_OWN_PATH, ONEC_PATH } from '@isp/contract/onec-path'
import type { FastifyInstance } from 'fastify'

/** Time limit for a form with files, ms: 25 MB at 60 kbit/s. */
export const FORM_MS = 3_600_000

/** A connection without any data in either direction is closed after this time, ms. */
export const STALLED_MS = 60_000

/** Time limit for every other body, whatever its speed, ms. */
const BODY_MS = 30_000

/** Data loads and documents of accounting systems, tens of megabytes of JSON; the BFF checks the key before it reads them. */
export const LOADS_PATH = '/bff/api/exchange'

/** Rows of Excel files, up to 16 MB of JSON (`EXCEL_ROWS_BODY`). */
export const EXCEL_PATHS = ['/bff/api/sale/basket/excel', '/bff/api/sale/basket/v2/excel'] as const

/** Files of a 1C, at both of its addresses. */
export const ONEC_PATHS = [ONEC_PATH, ONEC_OWN_PATH] as const

const whole = [...EXCEL_PATHS, ...ONEC_PATHS].map((path) => path.replaceAll('.', '[.]'))
const STREAMED = new RegExp(`^(?:${LOADS_PATH}/|(?:${whole.join('|')})(?:[/?]|$))`)

/** Whether a body is streamed to the BFF: a form with files (by content type), a data load, rows of a file, or a file of 1C. */
export const isStreamed = ({
  url = '',
  headers,
}: {
  url?: string | undefined
  headers: IncomingHttpHeaders
}): boolean => STREAMED.test(url) || /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')

/** Minimum average speed of a form, bytes per second: a slower one only occupies a slot. */
const FORM_RATE = 1_000
/** When the average speed starts to count, and how often it is checked, ms. */
const FORM_GRACE_MS = 20_000
const FORM_CHECK_MS = 5_000

export type BodyLimits = {
  bodyMs?: number
  formRate?: number
  formGraceMs?: number
  formCheckMs?: number
}

/**
 * Node has one time limit for whole requests, and a file over a slow connection needs more than any other body. So the server's own limit
 * is that of files, and this plugin applies the shorter one to all other bodies; forms are judged by speed.
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
  /** Closes a form whose client is too slow; time in which the server itself does not read is not counted. */
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
