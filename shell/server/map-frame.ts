import { MAP_FRAME_PATH } from '@isp/contract/site'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import { serverMessages } from './server.messages.ts'

const attribute = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * D61: a page with the third-party map, which our pages embed in a frame on request. Only the policy of this page
 * allows the third-party origin, and the map gets no data of the shop.
 */
export const registerMapFrame = (app: FastifyInstance, { mapUrl }: Pick<ShellConfig, 'mapUrl'>) => {
  if (mapUrl === null) return
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `frame-src ${new URL(mapUrl).origin}`,
    "frame-ancestors 'self'",
  ].join('; ')
  const html = `<!doctype html><html lang="ru"><meta charset="utf-8"><meta name="robots" content="noindex">
<title>${attribute(serverMessages.map)}</title><style>html,body,iframe{width:100%;height:100%;margin:0;border:0;display:block}</style>
<iframe src="${attribute(mapUrl)}" title="${attribute(serverMessages.map)}" referrerpolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"></iframe></html>`
  app.get(MAP_FRAME_PATH, (_request, reply) =>
    reply
      .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN' })
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html),
  )
}
