import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `close()` wait only for running requests. Node would also wait for connections that have not sent a request yet, which browsers and
 * HTTP clients open in advance, and for those kept alive after a running request: both until their time limits of a minute and more.
 */
export const closePromptly = (app: FastifyInstance): void => {
  const open = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket) => {
    if (isClosing) return void socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', (done) => {
    isClosing = true
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  // the response headers, with keep-alive, may have been sent before closing began
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.end()
    done()
  })
}
