import { createHash } from 'node:crypto'
import { endpoints } from '@isp/contract'
import { OPERATIONS_PATH, operationsOf, type ServedOperations } from '@isp/contract/operations'
import type { FastifyInstance } from 'fastify'
import { forOwnServers } from '../../kernel/http/for-own-servers.ts'

/** Tells web servers and commands which operations this BFF serves: releases that call others are not taken. */
export const operationsRoutes = (serverKey: string | undefined) => {
  const served: ServedOperations = { operations: operationsOf(endpoints) }
  const tag = `"${createHash('sha256').update(JSON.stringify(served)).digest('hex').slice(0, 16)}"`
  return async (app: FastifyInstance): Promise<void> => {
    app.get(OPERATIONS_PATH, { onRequest: forOwnServers(serverKey) }, async (request, reply) => {
      reply.headers({ etag: tag, 'cache-control': 'no-cache' })
      return request.headers['if-none-match'] === tag ? reply.code(304).send() : served
    })
  }
}
