import { PREVIEW_PATH } from '@isp/contract/release-news'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellConfig } from '../config.ts'
import { previewMessages as messages } from './preview.messages.ts'
import { readPreview } from './preview-token.ts'
import type { NewsOfReleases } from './release-news.ts'

export const PREVIEW_COOKIE = 'isp_preview'
export const LEAVE_PATH = `${PREVIEW_PATH}leave/`

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

/** Turns a preview on for this browser, by the link that the staff made, and off again. */
export const registerPreview = (
  app: FastifyInstance,
  { origin }: ShellConfig,
  news: Pick<NewsOfReleases, 'keys'>,
): void => {
  const cookie = (value: string, seconds: number) =>
    `${PREVIEW_COOKIE}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

  app.get<{ Querystring: { token?: unknown } }>(PREVIEW_PATH, async (request, reply) => {
    reply.headers(headers)
    const { token } = request.query
    const keys = news.keys()
    if (!keys) return plain(reply.header('retry-after', '2'), 503, messages.notYet)
    const preview = typeof token === 'string' ? readPreview(token, keys.preview, new Date()) : null
    if (!preview) return plain(reply, 403, messages.invalid)
    const seconds = preview.until - Math.floor(Date.now() / 1000)
    return reply.header('set-cookie', cookie(token as string, seconds)).redirect('/', 303)
  })

  app.get(LEAVE_PATH, async (_request, reply) =>
    reply.headers(headers).header('set-cookie', cookie('', 0)).redirect('/', 303),
  )
}
