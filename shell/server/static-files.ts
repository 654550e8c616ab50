import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { SHELL_NAME } from '@isp/federation'
import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'

const DAY_MS = 86_400_000
const immutable = { maxAge: 365 * DAY_MS, immutable: true }

const common = {
  decorateReply: false,
  index: false,
  redirect: false,
  preCompressed: true,
} as const

/** What a browser may have of a release: server bundles, starters and notes are not for visitors. */
type ReleasedFiles = {
  prefix: string
  root: string
  allowed: RegExp
  nameOf: (url: string) => Named
}
type Named = { name: string; version: string }

const parts = (url: string) => url.split('/', 4)

/** Files of releases; their address holds the version, so it never gets other content. */
const registerReleased = async (
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'isSound'>,
  { prefix, root, allowed, nameOf }: ReleasedFiles,
): Promise<void> => {
  await app.register(async (scope) => {
    // a spoilt file sent once would stay in a browser for a year, under the address of the good one
    scope.addHook('onRequest', async (request, reply) => {
      const { name, version } = nameOf(request.url)
      if (await store.isSound(name, version)) return
      reply.callNotFound()
      return reply
    })
    await scope.register(fastifyStatic, {
      ...common,
      ...immutable,
      root,
      prefix,
      allowedPath: (pathName) => allowed.test(pathName),
    })
  })
}

/** Pictures and documents may be replaced under their address, so they are kept for a day. */
export const registerStaticFiles = async (
  app: FastifyInstance,
  config: ShellConfig,
  store: Pick<ReleaseStore, 'isSound'>,
): Promise<void> => {
  await registerReleased(app, store, {
    prefix: '/static/',
    root: path.join(config.releaseDir, SHELL_NAME),
    allowed: /^\/[^/]+\/web\/(fonts\/)?[^/]+$/,
    nameOf: (url) => ({ name: SHELL_NAME, version: parts(url)[2] ?? '' }),
  })
  await registerReleased(app, store, {
    prefix: '/remotes/',
    root: config.releaseDir,
    allowed: /^\/(?!shell\/)[^/]+\/[^/]+\/web\/[^/]+$/,
    nameOf: (url) => ({ name: parts(url)[2] ?? '', version: parts(url)[3] ?? '' }),
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
