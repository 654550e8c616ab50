import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Place } from '../layout.ts'
import { LIVE_PATH } from '../public-calls.ts'

/** Of a group of servers: the next request to this address is read, and its connection ended before a byte of the answer. */
export type Fate = { cut: string | null }

/** A tiny server that stands for a web server or a BFF. */
export type Upstream = {
  name: string
  /** Requests that it got, apart from those of health. */
  seen: { method: string; url: string; visitor: string | undefined }[]
  /** A word on every stream that is open. */
  say: (word: string) => void
  /** Answers health with 503 from now on, and goes on answering everything else. */
  withdraw: (isWithdrawn: boolean) => void
  close: () => Promise<void>
}

const isHealth = (url: string): boolean => /\/health$/.test(url)

export const openUpstream = async (
  name: string,
  { address, port }: Place,
  fate: Fate,
): Promise<Upstream> => {
  const seen: Upstream['seen'] = []
  let isWithdrawn = false
  const streams = new Set<ServerResponse>()
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { method = '', url = '', headers } = request
    if (isHealth(url)) {
      response.writeHead(isWithdrawn ? 503 : 200).end()
      return
    }
    seen.push({ method, url, visitor: headers['x-forwarded-for'] as string | undefined })
    if (fate.cut === url) {
      fate.cut = null
      request.socket.destroy()
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    if (url !== LIVE_PATH) {
      response.end(name)
      return
    }
    // a stream stays open
    streams.add(response)
    response.once('close', () => streams.delete(response))
    response.write('first')
  }
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => server.listen(port, address, resolve))
  return {
    name,
    seen,
    say: (word) => {
      for (const stream of streams) stream.write(word)
    },
    withdraw: (value) => {
      isWithdrawn = value
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
