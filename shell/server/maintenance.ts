import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import { bffUnavailable, sendPlainPage } from './errors.ts'
import { serverMessages } from './server.messages.ts'

/** Paths served during maintenance: files, service worker, health. Open pages show themselves what does not work. */
const GOES_ON =
  /^\/(static|remotes|images|files)\/|^\/(health|service-worker\.js|manifest\.webmanifest|robots\.txt)$/

/** Maintenance mode: responds 503 with Retry-After (RFC 9110 §10.2.3) to people, programs and search engines. */
export const registerMaintenance = (
  app: FastifyInstance,
  { maintenanceSeconds }: Pick<ShellConfig, 'maintenanceSeconds'>,
): void => {
  if (maintenanceSeconds === 0) return
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    if (GOES_ON.test(path)) return
    reply.header('retry-after', String(maintenanceSeconds))
    if (path.startsWith('/bff/')) return bffUnavailable(reply)
    return sendPlainPage(reply, 503, serverMessages.maintenancePage)
  })
}
