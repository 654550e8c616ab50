import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A forward proxy (RFC 9110 §3.7) through which a browser is in a network of its own. Headers that a page is given by Playwright are not on
 * what it sends while it is being left, and that is when speed is told.
 */
export const openNetwork = async (address: string) => {
  const server = createServer((asked, answer) => {
    const { hostname, port, pathname, search } = new URL(asked.url ?? '/', 'http://nowhere')
    const passed = request(
      {
        ...{ hostname, port, path: pathname + search, method: asked.method },
        headers: { ...asked.headers, 'x-forwarded-for': address },
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      },
    )
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    proxy: {
      server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      // the shop itself is on this machine
      bypass: '<-loopback>',
    },
    close: (): void => {
      server.closeAllConnections()
      server.close()
    },
  }
}
