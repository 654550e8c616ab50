import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'

/** Sends a file as an attachment, never as a page of this origin (RFC 6266; the name by RFC 8187). Not cached unless the endpoint sets a time. */
export const sendFile = (
  reply: FastifyReply,
  { name, mediaType, size, content }: FileAnswer,
  cacheControl = 'private, no-store',
) => {
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
