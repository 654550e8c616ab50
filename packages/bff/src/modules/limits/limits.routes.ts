import type { Told, Total } from '@isp/logging'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../kernel/app-error.ts'
import { hasServerKey } from '../../kernel/http/own-server.ts'

type Options = {
  /** Adds what a web server has counted, and gives the totals. */
  count: (told: readonly Told[]) => Promise<Total[]>
  serverKey: string | undefined
}

/** More keys than a web server can count in a quarter of a second. */
const MOST_KEYS = 20_000
const toldSchema = z
  .array(z.object({ key: z.string().max(200), count: z.int().min(1).max(1_000_000) }))
  .max(MOST_KEYS)

/** Where web servers on other machines tell what they have counted, and learn the totals. Nobody else finds it. */
export const limitsRoutes =
  ({ count, serverKey }: Options) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post('/bff/internal/counts', { bodyLimit: 4 * 1024 * 1024 }, async (request, reply) => {
      if (!hasServerKey(request, serverKey)) return reply.callNotFound()
      const told = toldSchema.safeParse(request.body)
      if (!told.success) throw new AppError('REQUEST_INVALID')
      return count(told.data)
    })
  }
