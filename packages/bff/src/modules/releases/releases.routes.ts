import { STORE_PATH } from '@isp/contract/store-urls'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../kernel/app-error.ts'
import { forOwnServers } from '../../kernel/http/for-own-servers.ts'
import type { ReleaseService } from './releases.service.ts'

/** Shorter than the pauses after which proxies between the servers give up. */
const WAIT_MS = 10_000

const release = z.object({
  name: z.string().regex(/^[a-z][a-z\d-]{0,39}$/),
  version: z.string().regex(/^[\da-f]{16}$/),
})
const since = z.object({ since: z.coerce.number().int().min(-1) })
const mark = z.object({ reason: z.string().min(1).max(2000) })

const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const { data, success } = schema.safeParse(value)
  if (!success) throw new AppError('FILE_NOT_FOUND')
  return data
}

/** Byte by byte: what is packed already would otherwise be said to be packed for the way. */
const asStored = { compress: false } as const

type Tail = { Params: { '*': string } }

/** Releases for the web servers, which copy them to their disks (record 114). */
export const releasesRoutes =
  (service: ReleaseService, serverKey: string | undefined) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.addHook('onRequest', forOwnServers(serverKey))
      const path = `${STORE_PATH}releases`
      scope.get(path, async (request, reply) => {
        const state = await service.after(parse(since, request.query).since, WAIT_MS)
        return state ? reply.send(state) : reply.code(304).send()
      })
      scope.get(`${path}/:name/:version/inventory`, asStored, async (request, reply) => {
        const { name, version } = parse(release, request.params)
        const inventory = await service.inventory(name, version)
        return reply.type('application/octet-stream').send(Buffer.from(inventory))
      })
      scope.get<Tail>(`${path}/:name/:version/files/*`, asStored, async (request, reply) => {
        const { name, version } = parse(release, request.params)
        const { size, content } = await service.file(name, version, request.params['*'])
        return reply.type('application/octet-stream').header('content-length', size).send(content)
      })
      scope.post(`${path}/:name/:version/set-aside`, async (request, reply) => {
        const { name, version } = parse(release, request.params)
        await service.setAside(name, version, parse(mark, request.body).reason)
        return reply.code(204).send()
      })
    })
    // before the server waits for open requests, of which some wait for a change
    app.addHook('preClose', () => service.close())
  }
