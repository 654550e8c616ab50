import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'

const DAY_MS = 86_400_000
const immutable = { maxAge: 365 * DAY_MS, immutable: true }

/** Builds and releases have their hash in the name; pictures and documents may be replaced, so they are kept for a day. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  config: ShellConfig,
  store: Pick<ReleaseStore, 'isSound'>,
): Promise<void> => {
  const common = {
    decorateReply: false,
    index: false,
    redirect: false,
    preCompressed: true,
  } as const
  await app.register(fastifyStatic, {
    ...common,
    ...immutable,
    root: path.join(config.distDir, 'web'),
    prefix: '/static/',
    // names without a hash may get other content
    setHeaders: (reply, file) => {
      if (file.endsWith('.svg')) reply.header('cache-control', 'public, max-age=3600')
    },
  })
  await app.register(async (scope) => {
    // a spoilt file sent once would stay in a browser for a year, under the address of the good one
    scope.addHook('onRequest', async (request, reply) => {
      const [, , name = '', version = ''] = request.url.split('/', 4)
      if (await store.isSound(name, version)) return
      reply.header('cache-control', 'no-store').callNotFound()
      return reply
    })
    await scope.register(fastifyStatic, {
      ...common,
      ...immutable,
      root: config.releaseDir,
      prefix: '/remotes/',
      // server bundles and release notes are not for visitors
      allowedPath: (pathName) => /^\/[^/]+\/[^/]+\/web\/[^/]+$/.test(pathName),
    })
  })
  await app.register(fastifyStatic, {
    ...common,
    preCompressed: false,
    maxAge: DAY_MS,
    root: path.join(config.blobDir, 'images'),
    prefix: '/images/',
  })
  await app.register(fastifyStatic, {
    ...common,
    preCompressed: false,
    maxAge: DAY_MS,
    root: path.join(config.blobDir, 'files'),
    prefix: '/files/',
    // whatever lies there is never a document of this origin
    setHeaders: (reply) => {
      reply.header('content-security-policy', "default-src 'none'; sandbox")
    },
  })
}
