import {
  failurePhases,
  RELEASE_NEWS_PATH,
  type ReleaseNews,
  type ServerReport,
} from '@isp/contract/release-news'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { AppError } from '../../kernel/app-error.ts'
import { isOwnServer } from '../../kernel/http/own-server.ts'

type Options = {
  exchange: (report: ServerReport) => Promise<ReleaseNews>
  serverKey: string | undefined
}

const name = z.string().regex(/^[a-z][a-z\d-]{0,39}$/)
const version = z.string().regex(/^[\da-f]{16}$/)
const canaryId = z.int().positive()
const isCandidate = z.boolean()
const count = z.int().min(0).max(1_000_000)
const reason = z.string().max(2000)

const reportSchema: z.ZodType<ServerReport> = z.object({
  server: z.uuid(),
  served: z
    .array(
      z.object({
        name,
        version,
        isAvailable: z.boolean(),
        refused: z.object({ version: version.nullable(), reason }).nullable(),
      }),
    )
    .max(100),
  counts: z
    .array(z.object({ canaryId, isCandidate, views: count, server: count, measured: count }))
    .max(200),
  failures: z
    .array(
      z.object({
        canaryId,
        isCandidate,
        phase: z.enum(failurePhases).exclude(['server']),
        network: z.string().min(1).max(64),
      }),
    )
    .max(5000),
  refused: z.array(z.object({ canaryId, reason })).max(100),
})

/** Where web servers tell what they serve and have counted, and learn which canaries run. Nobody else finds it. */
export const canariesRoutes =
  ({ exchange, serverKey }: Options) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post(RELEASE_NEWS_PATH, { bodyLimit: 2 * 1024 * 1024 }, async (request, reply) => {
      if (!isOwnServer(request, serverKey)) return reply.callNotFound()
      const report = reportSchema.safeParse(request.body)
      if (!report.success) throw new AppError('REQUEST_INVALID')
      return exchange(report.data)
    })
  }
