import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Registry } from '@isp/federation'
import { GUEST_EVENTS, GUEST_SCRIPT } from '@isp/federation/guest'
import { againstMessages as messages } from './against.messages.ts'
import { type Answer, createForwarder } from './forward.ts'
import type { GuestBuilds } from './guest-builds.ts'
import { sendEvents } from './guest-events.ts'
import { reasonOf } from './read-shop.ts'
import type { Origins } from './rewrite-headers.ts'
import { isOwnPage, rewriteAsOwn, rewritePage, withGuest } from './rewrite-page.ts'

/** Other names for this machine belong to strangers whose DNS points here. */
const LOOPBACK = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

const REGISTRY = '/remotes.json'
const IMMUTABLE = 'public, max-age=31536000, immutable'

const sendText = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text)
}

const sendScript = (response: ServerResponse, bytes: Buffer, cache: string): void => {
  const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': cache }
  response.writeHead(200, headers).end(bytes)
}

const sendAnswer = (response: ServerResponse, { status, headers, body }: Answer): void => {
  response.writeHead(status, headers.flat()).end(body)
}

const wantsPage = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html')

const isHtml = ({ headers }: Answer): boolean =>
  headers.some(
    ([name, value]) => name.toLowerCase() === 'content-type' && /^text\/html/.test(value),
  )

type Options = {
  /** Origin of the live shop. */
  shop: string
  /** What it served at the start. */
  registry: Registry
  builds: GuestBuilds
}

/**
 * A live shop with one remote from this machine. Everything is passed on to the shop and back; pages and registry name the
 * developer's build, whose files are served from memory. Nothing that passes is written anywhere.
 */
export const createGuestServer = ({ shop, registry, builds }: Options): Server => {
  const { pass, ask, close } = createForwarder(shop)
  const { host } = new URL(shop)
  let known = registry

  const registryOf = async (request: IncomingMessage, origins: Origins): Promise<Answer> => {
    const answer = await ask(REGISTRY, request, origins)
    if (answer.status !== 200) return answer
    known = JSON.parse(String(answer.body)) as Registry
    const body = JSON.stringify(withGuest(known, builds.newest().release))
    return { ...answer, body: Buffer.from(body) }
  }

  const pageOf = async (request: IncomingMessage, path: string, origins: Origins) => {
    const { release } = builds.newest()
    const isOwn = isOwnPage(known, release, path)
    const answer = await ask(isOwn ? '/' : (request.url ?? '/'), request, origins)
    if (answer.status >= 300 || !isHtml(answer)) return answer
    const rewrite = isOwn ? rewriteAsOwn : rewritePage
    const html = rewrite(String(answer.body), release)
    if (html === null && isOwn) return null
    return html === null ? answer : { ...answer, body: Buffer.from(html) }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const own = `http://${request.headers.host}`
    const origins = { own, shop }
    const path = new URL(request.url ?? '/', own).pathname
    if (path === GUEST_EVENTS) return sendEvents(response, builds, host)
    if (path === GUEST_SCRIPT) return sendScript(response, builds.newest().script, 'no-store')
    const file = builds.fileAt(path)
    if (file) return sendScript(response, file, IMMUTABLE)
    if (path === REGISTRY) return sendAnswer(response, await registryOf(request, origins))
    if (!wantsPage(request)) return pass(request, response, origins)
    const page = await pageOf(request, path, origins)
    if (page) return sendAnswer(response, page)
    return sendText(response, 502, messages.unknownPage(shop))
  }

  const server = createServer((request, response) => {
    if (!LOOPBACK.test(request.headers.host ?? '')) {
      return sendText(response, 403, messages.foreignHost)
    }
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else sendText(response, 502, messages.lost(shop, reasonOf(error).text))
    })
  })
  server.once('close', close)
  return server
}
