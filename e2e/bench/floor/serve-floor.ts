import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { buildFloorScript } from './build-floor.ts'
import { FLOOR_DATA_ID, type FloorCard, FloorPage } from './floor-page.ts'

const CARDS = 30
const SECTION = 'sverla-c-h'
const blobs = path.resolve(import.meta.dirname, '../../../var/blobs/images')

const css =
  'body{font-family:sans-serif;margin:16px}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(160px,1fr));gap:16px;padding:0;list-style:none}img{width:100%;height:auto;aspect-ratio:1}a,button{display:block;min-height:44px;font-size:16px}'

type Product = { id: number; name: string; image: string | null; price: { amount: number } | null }

/** Real goods with their pictures, as the shop lists them. */
const readCards = async (shopOrigin: string): Promise<FloorCard[]> => {
  const answer = await fetch(`${shopOrigin}/bff/api/catalog/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ section: SECTION, page: 1 }),
  })
  const { items } = (await answer.json()) as { items: Product[] }
  return Array.from({ length: CARDS }, (_, index) => items[index % items.length])
    .filter((product) => product !== undefined)
    .map(({ name, image, price }, id) => ({
      id,
      name,
      image: `/images/b2b/w320/${image}.webp`,
      price: `${((price?.amount ?? 0) / 100).toFixed(2)} ₽`,
    }))
}

const documentOf = (cards: readonly FloorCard[], withReact: boolean): string =>
  [
    '<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Свёрла</title>',
    `<meta name="description" content="Список товаров"><link rel="icon" href="data:,"><style>${css}</style>`,
    withReact ? '<script defer src="/static/floor.js"></script>' : '',
    `</head><body><div id="root">${renderToString(createElement(FloorPage, { cards }))}</div>`,
    `<script type="application/json" id="${FLOOR_DATA_ID}">${JSON.stringify(cards)}</script>`,
    '</body></html>',
  ].join('')

const brotli = (content: string | Buffer, quality: number): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const send = (reply: ServerResponse, type: string, cache: string, body: Buffer, coding?: string) =>
  reply
    .writeHead(200, {
      'content-type': type,
      'cache-control': cache,
      'content-length': body.length,
      ...(coding ? { 'content-encoding': coding } : {}),
    })
    .end(body)

export type Floor = { origin: string; stop: () => Promise<void> }

/**
 * Two pages of 30 cards beside the shop: `/static/` without a script, `/react/` hydrated by React at once. Compressed and
 * cached as the shop does it: documents at brotli 4, scripts at 11.
 */
export const serveFloor = async (shopOrigin: string): Promise<Floor> => {
  const cards = await readCards(shopOrigin)
  const script = brotli(await buildFloorScript(), 11)
  const pages = new Map([
    ['/static/', brotli(documentOf(cards, false), 4)],
    ['/react/', brotli(documentOf(cards, true), 4)],
  ])
  const robots = Buffer.from('User-agent: *\nAllow: /\n')
  const server = createServer((request, reply) => {
    const { pathname } = new URL(request.url ?? '/', 'http://floor')
    const page = pages.get(pathname)
    if (page) return send(reply, 'text/html; charset=utf-8', 'no-cache', page, 'br')
    if (pathname === '/static/floor.js')
      return send(reply, 'text/javascript', 'public, max-age=31536000, immutable', script, 'br')
    if (pathname === '/robots.txt') return send(reply, 'text/plain', 'no-cache', robots)
    const image = cards.find((card) => card.image === pathname)?.image
    if (!image) return reply.writeHead(404).end()
    readFile(path.join(blobs, image.replace('/images/', ''))).then(
      (bytes) => send(reply, 'image/webp', 'public, max-age=86400', bytes),
      () => reply.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
