import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is about to close: its readiness is withdrawn, it still answers. */
    isLeaving(): boolean
    /**
     * Withdraws readiness and goes on answering for so long, each answer with `connection: close`: a balancer sends its requests
     * elsewhere meanwhile. 0: nobody else is there to answer.
     */
    leave(milliseconds: number): Promise<void>
  }
}

/**
 * Makes `close()` wait only for running requests. Node would also wait for connections that have not sent a request yet, which browsers and
 * HTTP clients open in advance, and for those kept alive after a running request: both until their time limits of a minute and more.
 */
export const closePromptly = (app: FastifyInstance): void => {
  const open = new Set<Socket>()
  let isClosing = false
  let isLeaving = false
  app.decorate('isLeaving', () => isLeaving)
  app.decorate('leave', async (milliseconds: number) => {
    isLeaving = true
    if (milliseconds > 0) await wait(milliseconds)
  })
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
    if (isLeaving || isClosing) reply.header('connection', 'close')
    done(null, payload)
  })
  // the response headers, with keep-alive, may have been sent before closing began
  app.addHook('onResponse', (request, _reply, done) => {
    if (isClosing) request.raw.socket.end()
    done()
  })
}
