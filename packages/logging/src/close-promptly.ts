import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Makes `close()` wait for answers under way and for nothing else. Node also waits for connections over which nothing has
 * been asked yet, which browsers and HTTP clients open ahead, and for those kept open after an answer that was under way:
 * for both until their limits of a minute and more.
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
  // its headers may have been on their way already
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.end()
    done()
  })
}
