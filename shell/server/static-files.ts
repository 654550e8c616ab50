import path from 'node:path'
import fastifyStatic from '@fastify/static'
import { SHELL_NAME } from '@isp/federation'
import type { ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import { fetchFirst } from './store/serve-mirrored.ts'
import { storedFilesOf } from './store/stored-file.ts'

const DAY_MS = 86_400_000
const immutable = { maxAge: 365 * DAY_MS, immutable: true }

const common = {
  decorateReply: false,
  index: false,
  redirect: false,
  preCompressed: true,
} as const

/** Files of a release that browsers may request; server bundles, inline scripts and metadata are excluded. */
type ReleasedFiles = {
  prefix: string
  root: string
  allowed: RegExp
  nameOf: (url: string) => Named
}
type Named = { name: string; version: string }

const parts = (url: string) => url.split('/', 4)

/** Serves files of releases; their URLs contain the version, so their content never changes. */
const registerReleased = async (
  app: FastifyInstance,
  store: Pick<ReleaseStore, 'isSound'>,
  { prefix, root, allowed, nameOf }: ReleasedFiles,
): Promise<void> => {
  await app.register(async (scope) => {
    // a damaged file would stay in browsers for a year under the URL of the intact one
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
  await registerShown(app, config, 'images')
  // uploaded files must never act as documents of this origin
  await registerShown(app, config, 'files', {
    'content-security-policy': "default-src 'none'; sandbox",
  })
}

/** Pictures and documents may be replaced under the same URL, so they are cached for a day. */
const registerShown = (
  app: FastifyInstance,
  { blobDir, hasStore, ...bff }: ShellConfig,
  folder: string,
  headers: Readonly<Record<string, string>> = {},
) =>
  app.register(async (scope) => {
    if (hasStore) await fetchFirst(scope, { folder: blobDir, read: storedFilesOf(bff), headers })
    await scope.register(fastifyStatic, {
      ...common,
      preCompressed: false,
      maxAge: DAY_MS,
      root: path.join(blobDir, folder),
      prefix: `/${folder}/`,
      setHeaders: (reply) => {
        reply.headers(headers)
      },
    })
  })
