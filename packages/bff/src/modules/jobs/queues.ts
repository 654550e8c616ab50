import type { PgBoss, Queue } from 'pg-boss'
import { StartupError } from '../../kernel/app-error.ts'
import type { JobKind } from '../../kernel/job-kind.ts'
import { jobMessages as messages } from './jobs.messages.ts'

/** How long a finished job stays readable, and how long a job may wait for a worker. */
const DAY = 86_400
const KEEP_FINISHED = 7 * DAY
const KEEP_WAITING = 14 * DAY

type QueueSettings = Required<
  Pick<
    Queue,
    | 'retryLimit'
    | 'retryDelay'
    | 'retryBackoff'
    | 'retryDelayMax'
    | 'expireInSeconds'
    | 'heartbeatSeconds'
    | 'deleteAfterSeconds'
    | 'retentionSeconds'
    | 'notify'
  >
>

const settingsOf = (kind: JobKind, silence: number): QueueSettings => ({
  retryLimit: kind.retries,
  retryDelay: kind.pause,
  retryBackoff: true,
  retryDelayMax: kind.longestPause ?? 3600,
  expireInSeconds: kind.limit,
  heartbeatSeconds: silence,
  deleteAfterSeconds: KEEP_FINISHED,
  retentionSeconds: KEEP_WAITING,
  notify: true,
})

/**
 * Creates or updates a queue for each kind of job. @param silence seconds without a heartbeat after which a job is
 * given to another worker
 */
export const prepareQueues = async (
  boss: PgBoss,
  kinds: readonly JobKind[],
  silence: number,
): Promise<void> => {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) {
    const settings = settingsOf(kind, silence)
    const queue = known.get(kind.name)
    if (!queue) {
      await boss.createQueue(kind.name, {
        ...settings,
        policy: kind.isAlone ? 'singleton' : 'standard',
      })
      continue
    }
    const names = Object.keys(settings) as (keyof QueueSettings)[]
    if (names.some((name) => queue[name] !== settings[name])) {
      await boss.updateQueue(kind.name, settings)
    }
  }
}

/**
 * Sets the schedules of the kinds and removes all others, so that a kind deleted from the code starts no more.
 * @throws StartupError for an invalid cron expression
 */
export const prepareSchedules = async (boss: PgBoss, kinds: readonly JobKind[]): Promise<void> => {
  for (const { name, cron } of kinds) {
    if (cron === undefined) continue
    try {
      await boss.schedule(name, cron, {}, { tz: 'UTC', missed: 'skip' })
    } catch (cause) {
      throw new StartupError(messages.wrongCron(name, cron), { cause })
    }
  }
  const wanted = new Set<string>(
    kinds.filter(({ cron }) => cron !== undefined).map(({ name }) => name),
  )
  for (const { name } of await boss.getSchedules()) {
    if (!wanted.has(name)) await boss.unschedule(name)
  }
}
