import { STORE_PATH, storeHeaders, storeTag } from '@isp/contract/store-urls'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import { forOwnServers } from '../../kernel/http/for-own-servers.ts'
import type { StoredFiles } from './stored-files.ts'

/** Paths of the web server; everything else in the store is nobody's business. */
const publicPath = /^(images|files)\//

/** Byte by byte: what is packed already would otherwise be said to be packed for the way. */
const asStored = { compress: false } as const

/** Pictures and documents for the web servers, whose disks have none of their own (record 114). */
export const storageRoutes =
  (files: Pick<StoredFiles, 'find' | 'open'>, serverKey: string | undefined) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.addHook('onRequest', forOwnServers(serverKey))
      scope.get<{ Params: { '*': string } }>(
        `${STORE_PATH}files/*`,
        asStored,
        async (request, reply) => {
          const path = request.params['*']
          if (!publicPath.test(path)) throw new AppError('FILE_NOT_FOUND')
          const known = await files.find(path)
          if (!known) throw new AppError('FILE_NOT_FOUND')
          const tag = storeTag(known.storedAt.getTime(), known.size)
          if (request.headers['if-none-match'] === tag) return reply.code(304).send()
          const found = await files.open(path)
          if (!found) throw new AppError('FILE_NOT_FOUND')
          return reply
            .headers({
              etag: storeTag(found.storedAt.getTime(), found.size),
              'content-type': 'application/octet-stream',
              'content-length': found.size,
              [storeHeaders.storedAt]: found.storedAt.getTime(),
              [storeHeaders.sha256]: found.sha256,
            })
            .send(found.content)
        },
      )
    })
  }
