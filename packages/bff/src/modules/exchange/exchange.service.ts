import { createHash } from 'node:crypto'
import {
  EXCHANGE_AT_ONCE,
  type ExchangeAction,
  type ExchangeAnswer,
  type ExchangeLoad,
} from '@isp/contract'
import { errorMessage } from '@isp/i18n'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { ExchangeAccount } from '../../kernel/http/caller.ts'
import type { JobQueue } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { analyseGoods } from '../../load/loaded-rows.ts'
import { LoadRefused } from './apply-records.ts'
import { exchangeJob } from './exchange.job.ts'
import { selectSources } from './exchange-accounts.sql.ts'
import {
  finishLoad,
  insertLoad,
  type LoadRow,
  markRunning,
  type NewLoad,
  selectLoad,
  selectLoadByKey,
  selectPartsOfRun,
  takeNextLoad,
  touchAccount,
} from './exchange-loads.sql.ts'
import { type AskedResults, type Results, readResults } from './exchange-results.ts'
import { LoadBusy, packBody, unpackBody, type Work } from './exchange-work.ts'

export type Call = {
  entity: string
  action: ExchangeAction
  records: unknown[]
  run?: string | undefined
  isLast?: boolean | undefined
  key: string | undefined
}

export type ExchangeService = {
  /**
   * Written within the call, or queued.
   * @throws AppError EXCHANGE_NOT_UTF8, EXCHANGE_KEY_REUSED, EXCHANGE_REFUSED, EXCHANGE_RUN_ENDED
   */
  take(account: ExchangeAccount, call: Call): Promise<{ load: ExchangeLoad; isQueued: boolean }>
  /** @throws AppError EXCHANGE_LOAD_NOT_FOUND, also for another account's */
  load(account: ExchangeAccount, id: string): Promise<ExchangeLoad>
  /** Outcomes of the records starting at `from`. @throws as `load` */
  results(account: ExchangeAccount, id: string, asked: AskedResults): Promise<Results>
  /** The answer of a call whose load is finished. */
  answer(load: ExchangeLoad): Promise<ExchangeAnswer>
  /** Writes all queued loads, then all waiting records that miss nothing any more. */
  workOff(checkpoint: () => Promise<void>): Promise<void>
}

export const presentLoad = (row: LoadRow): ExchangeLoad => ({
  id: row.id,
  entity: row.entity,
  action: row.action,
  state: row.state,
  total: row.total,
  counts: {
    created: row.created,
    changed: row.changed,
    same: row.same,
    waiting: row.waiting,
    refused: row.refused,
    hidden: row.hidden,
  },
  isReleasing: row.isReleasing,
  receivedAt: row.receivedAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
  error:
    row.errorCode === null
      ? null
      : { code: row.errorCode, message: errorMessage(row.errorCode, row.errorParams ?? {}) },
})

const hashOf = ({ entity, action, run, isLast }: Call, records: string): string =>
  createHash('sha256')
    .update(JSON.stringify([entity, action, run, isLast]))
    .update(records)
    .digest('hex')

/** Most ids named in the message when a whole load is refused. */
const SHOWN_IDS = 3

/** Number of loads, of up to ten thousand records each. */
const LOADS_BETWEEN_ANALYSES = 10

/** Whether the same load may succeed at the next attempt. */
const isTransient = (error: unknown): boolean => {
  const { code } = error as { code?: unknown }
  return code === 'DATABASE_UNAVAILABLE' || (typeof code === 'string' && code.startsWith('40'))
}

export const createExchangeService = (ports: {
  database: Database
  transact: Transact
  jobs: Pick<JobQueue, 'enqueue'>
  work: Work
  /** How long a call waits for another load before it is queued, in ms. */
  patienceMs?: number
}): ExchangeService => {
  const { database, transact, jobs, work, patienceMs = 5000 } = ports

  /** The load of an earlier call with the same key. @throws AppError EXCHANGE_KEY_REUSED */
  const repeated = async ({ accountId, key, bodyHash }: NewLoad): Promise<LoadRow> => {
    const before = await selectLoadByKey(database, accountId, key ?? '')
    if (!before || before.bodyHash !== bodyHash) throw new AppError('EXCHANGE_KEY_REUSED')
    return before
  }

  /** For a part of a list that has ended: the earlier load of the same part. @throws AppError EXCHANGE_RUN_ENDED */
  const partOfEnded = async (
    connection: Database,
    { accountId, entity, run, bodyHash }: NewLoad,
  ): Promise<LoadRow | undefined> => {
    if (run === null) return undefined
    const parts = await selectPartsOfRun(connection, accountId, entity, run)
    if (!parts.some(({ isLast }) => isLast)) return undefined
    const before = parts.find((part) => part.bodyHash === bodyHash)
    if (!before) throw new AppError('EXCHANGE_RUN_ENDED', { run })
    return before
  }

  const runAtOnce = async (source: string, load: NewLoad, records: unknown[]): Promise<LoadRow> => {
    let before: LoadRow | undefined
    try {
      const done = await work.run(
        source,
        async (context) => {
          before = await partOfEnded(context.database, load)
          if (before) return undefined
          const inserted = await insertLoad(context.database, load)
          return inserted && { load: inserted, records }
        },
        {
          patience: patienceMs,
          most: Math.max(1, EXCHANGE_AT_ONCE - records.length),
          leaveRest: (connection) => jobs.enqueue(connection, exchangeJob, {}),
        },
      )
      return done ?? before ?? (await repeated(load))
    } catch (error) {
      if (error instanceof LoadBusy) return queue({ ...load, state: 'queued' })
      if (!(error instanceof LoadRefused)) throw error
      return transact(async (connection) => {
        const inserted = await insertLoad(connection, load)
        if (!inserted) return repeated(load)
        return refuse(connection, inserted, error)
      })
    }
  }

  const refuse = async (
    connection: Database,
    { id, accountId }: LoadRow,
    { ids }: { ids: readonly string[] },
  ): Promise<LoadRow> => {
    await touchAccount(connection, accountId)
    return finishLoad(connection, id, {
      state: 'refused',
      outcomes: null,
      hidden: 0,
      errorCode: 'EXCHANGE_REFUSED',
      errorParams: ids.length === 0 ? {} : { ids: ids.slice(0, SHOWN_IDS).join(', ') },
    })
  }

  const queue = (load: NewLoad): Promise<LoadRow> =>
    transact(async (connection) => {
      const before = await partOfEnded(connection, load)
      if (before) return before
      const inserted = await insertLoad(connection, load)
      if (!inserted) return repeated(load)
      await touchAccount(connection, load.accountId)
      await jobs.enqueue(connection, exchangeJob, {})
      return inserted
    })

  /** @returns whether there was a load to write */
  const workOffOne = async (): Promise<boolean> => {
    const next = await transact(async (connection) => {
      const found = await takeNextLoad(connection)
      if (found) await markRunning(connection, found.id)
      return found
    })
    if (!next) return false
    try {
      await work.run(next.source, async (context) => {
        const held = await selectLoad(context.database, next.accountId, next.id)
        // cancelled, or finished by another process that was taken for dead
        if (held?.state !== 'running' || !next.body) return undefined
        return { load: held, records: await unpackBody(next.body) }
      })
    } catch (error) {
      if (isTransient(error)) throw error
      const refusal = error instanceof LoadRefused ? error : { ids: [] }
      await transact((connection) => refuse(connection, next, refusal))
      // our own fault: reported by the job, and without delaying the loads behind it
      if (!(error instanceof LoadRefused)) throw error
    }
    return true
  }

  return {
    take: async (account, call) => {
      const isQueued = call.records.length > EXCHANGE_AT_ONCE
      const text = JSON.stringify(call.records)
      // decoding has replaced invalid bytes by this character
      if (text.includes('\uFFFD')) throw new AppError('EXCHANGE_NOT_UTF8')
      const load: NewLoad = {
        accountId: account.id,
        entity: call.entity,
        action: call.action,
        state: isQueued ? 'queued' : 'running',
        key: call.key ?? null,
        bodyHash: hashOf(call, text),
        body: await packBody(text),
        run: call.run ?? null,
        isLast: call.isLast ?? true,
        total: call.records.length,
      }
      const row = isQueued ? await queue(load) : await runAtOnce(account.source, load, call.records)
      if (row.state === 'refused') throw new AppError('EXCHANGE_REFUSED', row.errorParams ?? {})
      return { load: presentLoad(row), isQueued: row.finishedAt === null && row.state !== 'held' }
    },

    load: async (account, id) => {
      const row = await selectLoad(database, account.id, id)
      if (!row) throw new AppError('EXCHANGE_LOAD_NOT_FOUND')
      return presentLoad(row)
    },

    results: async (account, id, asked) => {
      if (!(await selectLoad(database, account.id, id)))
        throw new AppError('EXCHANGE_LOAD_NOT_FOUND')
      return readResults(database, id, asked)
    },

    answer: async (load) => ({
      load,
      results: (await readResults(database, load.id, { from: 0 })).items,
    }),

    workOff: async (checkpoint) => {
      for (let done = 1; await workOffOne(); done += 1) {
        if (done % LOADS_BETWEEN_ANALYSES === 0) await analyseGoods(database)
        await checkpoint()
      }
      for (const { source, accountId } of await selectSources(database)) {
        while (await work.release(source, accountId)) await checkpoint()
      }
    },
  }
}
