import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { SHELL_NAME } from '@isp/federation'
import { CHANGES_PATH, type Changes } from '@isp/federation/hot'
import type { InService, ReleaseStore } from '@isp/federation/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ShellConfig } from './config.ts'

/** How often to check whether another release is in service. */
const LOOK_MS = 50
/** Servers and browsers close a stream that is silent for longer. */
const ALIVE_MS = 15_000

const basesOf = ({ shell, registry }: InService): Changes['bases'] => ({
  ...(shell && { [SHELL_NAME]: shell.web.base }),
  ...Object.fromEntries(
    registry.remotes.map(({ name, web }) => [
      name,
      path.posix.join(path.posix.dirname(web.entry), '/'),
    ]),
  ),
})

/** Time of the last change of this server's own sources: it stays the same if the server is only restarted. */
const newestSource = (): string => {
  const times = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs)
  return String(Math.max(...times))
}

type Update = { Params: { name?: string; file: string } }
const UPDATE = /^[\w.-]+\.hot-update\.js(on)?$/
const NAME = /^[a-z][a-z-]*$/

/**
 * Development only: notifies open pages of new releases and serves the hot updates from their release to the new one.
 * Updates are stored beside the releases (packages/tooling), for all versions of a run.
 */
export const registerDevChanges = (
  app: FastifyInstance,
  { releaseDir }: Pick<ShellConfig, 'releaseDir'>,
  store: Pick<ReleaseStore, 'read'>,
): void => {
  const server = newestSource()
  const streams = new Set<PassThrough>()
  let sent = store.read()
  const message = () => {
    const changes: Changes = { server, bases: basesOf(sent) }
    return `data: ${JSON.stringify(changes)}\n\n`
  }
  const say = (text: string) => {
    for (const stream of streams) stream.write(text)
  }
  const looking = setInterval(() => {
    if (store.read() === sent) return
    sent = store.read()
    say(message())
  }, LOOK_MS)
  const living = setInterval(() => say(':\n\n'), ALIVE_MS)
  app.addHook('preClose', async () => {
    clearInterval(looking)
    clearInterval(living)
    for (const stream of streams) stream.end()
  })

  app.get(CHANGES_PATH, (request, reply) => {
    const stream = new PassThrough()
    streams.add(stream)
    request.raw.once('close', () => streams.delete(stream))
    stream.write(message())
    return reply.type('text/event-stream').header('cache-control', 'no-store').send(stream)
  })

  const sendUpdate = async (reply: FastifyReply, name: string, file: string) => {
    if (!UPDATE.test(file) || !NAME.test(name)) return reply.callNotFound()
    const bytes = await readFile(path.join(releaseDir, name, 'hot', file)).catch(() => null)
    reply.header('cache-control', 'no-store')
    if (file.endsWith('.json')) return reply.type('application/json').send(bytes ?? 'null')
    return bytes ? reply.type('text/javascript').send(bytes) : reply.callNotFound()
  }
  app.get<Update>('/static/:version/hot/:file', (request, reply) =>
    sendUpdate(reply, SHELL_NAME, request.params.file),
  )
  app.get<Update>('/remotes/:name/:version/hot/:file', ({ params }, reply) =>
    sendUpdate(reply, params.name ?? '', params.file),
  )
}
