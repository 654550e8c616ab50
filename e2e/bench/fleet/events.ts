import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBundleTrial } from '@isp/federation/server'
import { publishToStore } from '@isp/tooling/releases'
import { writeVariant } from '../../fixtures/variant-build.ts'
import type { Fleet } from './fleet.ts'
import type { Server } from './servers.ts'

const root = path.resolve(import.meta.dirname, '../../..')

export type Event = { name: string; happen: (fleet: Fleet, work: string) => Promise<void> }

const one = (fleet: Fleet, kind: Server['kind']): Server => {
  const found = fleet.servers.find((server) => server.kind === kind)
  if (!found) throw new Error(`the fleet has no ${kind}`)
  return found
}

const RELEASES = 5
const BETWEEN_RELEASES_MS = 2000

const releases: Event = {
  name: `${RELEASES} releases`,
  happen: async (fleet, work) => {
    const tryBundle = createBundleTrial()
    for (let number = 1; number <= RELEASES; number += 1) {
      const buildDir = path.join(work, `r${number}`)
      await writeVariant(path.join(root, 'remote-catalog/dist'), buildDir, `r${number}`)
      const input = { name: 'catalog', buildDir, tryBundle, isChosen: true }
      await publishToStore(fleet.environment, input, path.join(work, 'copy'))
      await sleep(BETWEEN_RELEASES_MS)
    }
  },
}

const rollingRestart: Event = {
  name: 'every process restarted',
  happen: async ({ servers }) => {
    for (const server of servers) {
      await server.stop()
      await server.start()
    }
  },
}

/** As a migration does: it gives up quickly behind a long read, and tries again. */
const migration: Event = {
  name: 'a migration',
  happen: async ({ database, databaseName }) => {
    const { default: pg } = await import('pg')
    const client = new pg.Client({
      host: '127.0.0.1',
      port: database.primaryPort,
      user: database.role.name,
      password: database.role.password,
      database: databaseName,
    })
    await client.connect()
    await client.query(`set lock_timeout = '2s'`)
    for (const change of ['add column bench_note text', 'drop column bench_note']) {
      for (;;) {
        try {
          await client.query(`alter table product ${change}`)
          break
        } catch (error) {
          if ((error as { code?: string }).code !== '55P03') throw error
        }
      }
    }
    await client.end()
  },
}

const kill = (kind: Server['kind']): Event => ({
  name: `kill -9 of a ${kind}`,
  happen: async (fleet) => {
    const server = one(fleet, kind)
    await server.kill()
    await server.start()
  },
})

/** The pool drops every connection of both BFFs. */
const killPooler: Event = {
  name: 'kill -9 of PgBouncer',
  happen: async ({ pooler }) => {
    const running = pooler.child()
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
    pooler.start()
  },
}

/** Time that an operator's script, or Patroni, needs to see that the primary is gone. */
const NOTICED_MS = 1200

const failover: Event = {
  name: 'failover',
  happen: async ({ database, pooler }) => {
    await database.killPrimary()
    await sleep(NOTICED_MS)
    await database.promote()
    pooler.switchTo(database.standbyPort)
  },
}

/** The failover comes last: what was the primary does not come back. */
export const events: readonly Event[] = [
  releases,
  rollingRestart,
  migration,
  kill('shell'),
  kill('bff'),
  kill('worker'),
  killPooler,
  failover,
]
