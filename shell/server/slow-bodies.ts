import type { FastifyInstance } from 'fastify'

/** A form with files may come as long as that: 25 MB over a line of 60 kbit/s, ms. */
export const FORM_MS = 3_600_000

/** A connection over which nothing moves is given up, either way, ms. */
export const STALLED_MS = 60_000

/** A body that is no form with files comes within that time, however it moves, ms. */
const BODY_MS = 30_000

/** Whether a body is a form with files, by its content-type. */
export const isForm = (type = ''): boolean => /^multipart\/form-data\b/i.test(type)

/**
 * Node counts one time for a whole request, and a file over a slow line needs more than anything else may have: so the
 * server's own limit is that of files, and everything else is held to its old one here.
 */
export const cutSlowBodies = (app: FastifyInstance, limitMs = BODY_MS): void => {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = 'content-length' in headers || 'transfer-encoding' in headers
    if (!hasBody || isForm(headers['content-type'])) return
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, limitMs)
    timer.unref()
    raw.once('close', () => clearTimeout(timer))
    raw.once('end', () => clearTimeout(timer))
  })
}
