import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** RFC 9110 §13.2.2: an ETag takes precedence over a modification time, which has whole seconds. */
const isKnown = (
  { etag, modifiedAt }: NonNullable<FileAnswer['version']>,
  headers: IncomingHttpHeaders,
): boolean => {
  const named = headers['if-none-match']
  if (named !== undefined) {
    return named.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Math.floor(modifiedAt.getTime() / 1000) * 1000
}

/**
 * Sends a file as an attachment, never as a page of this origin (RFC 6266; the name by RFC 8187). Not cached unless the
 * endpoint sets a time.
 */
export const sendFile = (
  reply: FastifyReply,
  { name, mediaType, size, content, version }: FileAnswer,
  cacheControl = 'private, no-store',
) => {
  if (version) {
    reply.headers({ etag: version.etag, 'last-modified': version.modifiedAt.toUTCString() })
    if (isKnown(version, reply.request.headers)) {
      return reply.code(304).header('cache-control', cacheControl).send()
    }
  }
  reply.headers({
    'content-disposition': contentDisposition(name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': cacheControl,
    'content-type': mediaType,
    'accept-ranges': 'none',
  })
  if (size !== undefined) reply.header('content-length', size)
  return reply.send(content instanceof Readable ? content : Readable.from(content))
}
