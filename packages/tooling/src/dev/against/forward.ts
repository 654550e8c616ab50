import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as httpsRequest, Agent as TlsAgent } from 'node:https'
import { pipeline } from 'node:stream'
import { answerHeaders, type Origins, requestHeaders } from './rewrite-headers.ts'

/** A whole answer of the shop, its body unpacked. */
export type Answer = { status: number; headers: [string, string][]; body: Buffer }

const pairs = (list: readonly string[]): [string, string][] =>
  list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? ''] as [string, string]] : []))

/** Of a body that has been read whole, and may be changed. */
const OF_BYTES = /^(content-(encoding|length)|etag|last-modified|cache-control)$/i
/** Only whole, unpacked answers can be changed. */
const CONDITIONS = ['accept-encoding', 'if-none-match', 'if-modified-since', 'range']

/** Requests to the live shop; connections are kept for the next ones until `close`. */
export const createForwarder = (shop: string) => {
  const isSecure = shop.startsWith('https:')
  const agent = isSecure ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? httpsRequest : httpRequest

  return {
    /** Passes a request on and its answer back, both as streams. */
    pass: (request: IncomingMessage, response: ServerResponse, origins: Origins): Promise<void> =>
      new Promise((resolve, reject) => {
        const { method, url = '/' } = request
        const headers = requestHeaders(request.headers, origins)
        const onward = send(new URL(shop + url), { method, headers, agent }, (answer) => {
          response.writeHead(
            answer.statusCode ?? 502,
            answerHeaders(pairs(answer.rawHeaders), origins).flat(),
          )
          // a stream that breaks off is for the browser to notice
          pipeline(answer, response, () => resolve())
        })
        response.once('close', () => onward.destroy())
        onward.once('error', reject)
        request.pipe(onward)
      }),

    /** Asks for something that is read whole: a page, the registry. */
    ask: async (path: string, request: IncomingMessage, origins: Origins): Promise<Answer> => {
      const headers = requestHeaders(request.headers, origins)
      for (const name of CONDITIONS) delete headers[name]
      const answer = await fetch(shop + path, {
        headers: Object.entries(headers).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
        redirect: 'manual',
      })
      return {
        status: answer.status,
        headers: [
          ...answerHeaders(answer.headers, origins).filter(([name]) => !OF_BYTES.test(name)),
          ['cache-control', 'no-store'],
        ],
        body: Buffer.from(await answer.arrayBuffer()),
      }
    },

    close: (): void => agent.destroy(),
  }
}
