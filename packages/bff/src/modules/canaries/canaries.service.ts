import type {
  CanaryStage,
  ReleaseNews,
  ServedRelease,
  ServerReport,
} from '@isp/contract/release-news'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { promoteRelease, withdrawRelease } from '../releases/releases.service.ts'
import { queueForAdmins } from '../staff/admin-letters.service.ts'
import { canaryMessages as messages } from './canaries.messages.ts'
import {
  addCounts,
  addFailures,
  advanceStage,
  type CanaryRow,
  endCanary,
  lockRunning,
  noteBase,
  noteServed,
  noteServer,
  selectEnded,
  selectRunning,
} from './canaries.sql.ts'
import { decide } from './canary-rules.ts'
import { readReleaseKey } from './preview-link.ts'
import { withdrawnLetter } from './withdrawn.mail.ts'

type Ports = {
  database: Database
  transact: Transact
  jobs: Pick<Jobs, 'enqueue'>
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  shopOrigin: string
  /** Releases are in a store, so that they are put into service here; otherwise the web servers do it in their folder. */
  hasStore: boolean
}

export type CanaryService = {
  /** What a web server tells each second; everything that follows from it is decided here. */
  exchange(report: ServerReport): Promise<ReleaseNews>
  /** Ends a running canary by hand. @throws AppError CANARY_NOT_FOUND */
  end(id: number, how: Ending): Promise<void>
}

export type Ending =
  | { state: 'withdrawn' | 'stopped'; by: string | null; reason: string }
  | { state: 'promoted'; by: string | null; reason: null }

/** The end of a canary that somebody has asked for. */
export const endingOf = (
  state: 'withdrawn' | 'promoted',
  by: string,
  reason: string | null,
): Ending =>
  state === 'promoted'
    ? { state, by, reason: null }
    : { state, by, reason: reason ?? messages.asked }

/** The version of a name that is in service. */
const servedOf = (served: readonly ServedRelease[], name: string): string | null =>
  served.find((release) => release.name === name && release.isAvailable)?.version ?? null

const percentOf = ({ stages, stage }: { stages: readonly CanaryStage[]; stage: number }): number =>
  stages[stage]?.percent ?? 0

export const createCanaries = (ports: Ports): CanaryService => {
  const { database, transact, jobs, log, shopOrigin, hasStore } = ports

  /** In one transaction with what follows from it. */
  const finish = async (connection: Database, canary: CanaryRow, how: Ending): Promise<void> => {
    const { id, name, version, beganBy, commit } = canary
    await endCanary(connection, id, how)
    log.info({ release: name, version, ...how }, 'canary ended')
    if (how.state === 'promoted' && hasStore) {
      await promoteRelease(connection, { name, version, by: how.by ?? beganBy, commit })
    }
    if (how.state !== 'withdrawn') return
    const { by, reason } = how
    if (hasStore) await withdrawRelease(connection, { name, version, reason })
    const letter = withdrawnLetter(canary, { by, reason }, shopOrigin)
    await queueForAdmins({ database: connection, jobs }, letter, `canary:${id}`)
  }

  const locked = (id: number, work: (connection: Database, canary: CanaryRow) => Promise<void>) =>
    transact(async (connection) => {
      const canary = await lockRunning(connection, id)
      if (canary) await work(connection, canary)
      return canary !== undefined
    })

  /** Decided without a lock first: most looks change nothing. */
  const judge = async (seen: CanaryRow, served: readonly ServedRelease[]): Promise<void> => {
    const { asked } = seen
    if (asked) {
      const how = endingOf(asked.state, asked.by, asked.reason)
      await locked(seen.id, (connection, canary) => finish(connection, canary, how))
      return
    }
    if (decide(seen, servedOf(served, seen.name)).kind === 'go on') return
    await locked(seen.id, async (connection, canary) => {
      const decision = decide(canary, servedOf(served, canary.name))
      if (decision.kind === 'advance') {
        await advanceStage(connection, canary.id, canary.candidate.views)
      } else if (decision.kind === 'promote') {
        await finish(connection, canary, { state: 'promoted', by: null, reason: null })
      } else if (decision.kind === 'stop' || decision.kind === 'withdraw') {
        const state = decision.kind === 'stop' ? 'stopped' : 'withdrawn'
        await finish(connection, canary, { state, by: null, reason: decision.reason })
      }
    })
  }

  return {
    exchange: async ({ server, served, counts, failures, refused }) => {
      await noteServer(database, server, served)
      if (counts.length > 0) await addCounts(database, counts)
      if (failures.length > 0) await addFailures(database, failures)
      for (const { canaryId, reason } of refused) {
        await locked(canaryId, (connection, canary) =>
          finish(connection, canary, { state: 'withdrawn', by: null, reason }),
        )
      }
      let running = await selectRunning(database)
      if (running.some(({ base }) => base === null)) {
        await noteBase(database, served)
        running = await selectRunning(database)
      }
      for (const canary of running) {
        // what was counted is stored: a failure here must not make the web server tell it again
        await judge(canary, served).catch((err: unknown) =>
          log.warn({ err, release: canary.name }, 'canary not judged'),
        )
      }
      if (running.length > 0) running = await selectRunning(database)
      await noteServed(database, served)
      const { previewPublic, views } = await readReleaseKey(database)
      return {
        running: running.map(({ id, name, version, ...at }) => ({
          id,
          name,
          version,
          percent: percentOf(at),
        })),
        ended: await selectEnded(database),
        keys: { preview: previewPublic, views },
      }
    },
    end: async (id, how) => {
      const isDone = await locked(id, (connection, canary) => finish(connection, canary, how))
      if (!isDone) throw new AppError('CANARY_NOT_FOUND')
    },
  }
}
