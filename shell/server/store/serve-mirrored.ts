import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openFileMirror } from './file-mirror.ts'
import type { ReadStoredFile } from './stored-file.ts'

/** The path of a file of the store; null for an address that cannot be one. */
const nameOf = ({ url }: FastifyRequest): string | null => {
  try {
    const name = decodeURIComponent(url.split('?', 1)[0] ?? '').slice(1)
    const isPlain = name.split('/').every((part) => part !== '' && !/^\.|[\\\0]/.test(part))
    return isPlain ? name : null
  } catch {
    return null
  }
}

type Store = { read: ReadStoredFile; headers: Readonly<Record<string, string>> }

/** Types of what is sent without a copy; the file server knows them all. */
const types: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
}

const RETRY_SECONDS = 5

const sendFromStore = async (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  { read, headers }: Store,
): Promise<FastifyReply> => {
  const found = await read(name).catch(() => null)
  if (found?.state === 'absent') {
    reply.callNotFound()
    return reply
  }
  if (found?.state !== 'found') {
    request.log.error({ file: name }, 'file not reached in the store')
    return reply
      .code(503)
      .header('retry-after', RETRY_SECONDS)
      .header('cache-control', 'no-store')
      .send()
  }
  return reply
    .type(types[path.extname(name).toLowerCase()] ?? 'application/x-download')
    .headers({ ...headers, 'content-length': found.size })
    .send(found.content)
}

/** Before the file server of this scope looks on the disk: brings the file there, or sends it past the disk. */
export const fetchFirst = async (
  scope: FastifyInstance,
  { folder, ...store }: Store & { folder: string },
): Promise<void> => {
  const mirror = await openFileMirror(folder, store.read)
  scope.addHook('onRequest', async (request, reply) => {
    const name = nameOf(request)
    const kept = name === null ? 'absent' : await mirror.ensure(name)
    if (kept === 'here') return
    if (kept === 'absent' || name === null) {
      reply.callNotFound()
      return reply
    }
    return sendFromStore(request, reply, name, store)
  })
}
