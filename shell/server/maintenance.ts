import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import { bffUnavailable, sendPlainPage } from './errors.ts'
import { serverMessages } from './server.messages.ts'

/** Files of releases, the worker and health go on: an open page says itself what it cannot do. */
const GOES_ON =
  /^\/(static|remotes|images|files)\/|^\/(health|service-worker\.js|manifest\.webmanifest|robots\.txt)$/

/** While the shop is being worked on: 503 and when to come again (RFC 9110 §10.2.3), for people, programs and search engines alike. */
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
