import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type MetricsPlace = { host: string; port: number }

/**
 * Answers `GET /metrics` on a port of its own, which no balancer or proxy of the shop leads to. Rejects when the address
 * cannot be taken. Closing waits for nobody.
 */
export const serveMetrics = async (
  { host, port }: MetricsPlace,
  tell: () => Promise<{ type: string; text: string }>,
) => {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    try {
      const { type, text } = await tell()
      response.writeHead(200, { 'content-type': type }).end(text)
    } catch {
      response.writeHead(500).end()
    }
  })
  server.listen({ host, port })
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
