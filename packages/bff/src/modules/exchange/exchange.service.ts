import { createHash } from 'node:crypto'
import {
  EXCHANGE_AT_ONCE,
  type ExchangeAction,
  type ExchangeAnswer,
  type ExchangeLoad,
  type ExchangeOutcome,
  type ExchangeResult,
} from '@isp/contract'
import { errorMessage } from '@isp/i18n'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { ExchangeAccount } from '../../kernel/http/caller.ts'
import type { JobQueue } from '../../kernel/job-kind.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { loadIdOf } from '../../trade/loaded-entity.ts'
import { exchangeJob } from './exchange.job.ts'
import { faultMessage } from './exchange.messages.ts'
import { selectSources } from './exchange-accounts.sql.ts'
import {
  finishLoad,
  insertLoad,
  type LoadRow,
  markRunning,
  type NewLoad,
  type NoteRow,
  selectBody,
  selectLoad,
  selectLoadByKey,
  selectNotes,
  takeNextLoad,
} from './exchange-loads.sql.ts'
import { LoadBusy, LoadRefused, packBody, unpackBody, type Work } from './exchange-work.ts'

export type Call = {
  entity: string
  action: ExchangeAction
  records: unknown[]
  run?: string | undefined
  isLast?: boolean | undefined
  key: string | undefined
}

export type ExchangeService = {
  /** Done within the call, or left to the job. @throws AppError EXCHANGE_KEY_REUSED, EXCHANGE_REFUSED */
  take(account: ExchangeAccount, call: Call): Promise<{ load: ExchangeLoad; isQueued: boolean }>
  /** @throws AppError EXCHANGE_LOAD_NOT_FOUND, also for another account's */
  load(account: ExchangeAccount, id: string): Promise<ExchangeLoad>
  /** Records from `from` on. @throws as `load` */
  results(
    account: ExchangeAccount,
    id: string,
    asked: { from: number; outcome?: ExchangeOutcome | undefined },
  ): Promise<{ items: ExchangeResult[]; next: number | null }>
  /** A finished call's whole answer. */
  answer(account: ExchangeAccount, load: ExchangeLoad): Promise<ExchangeAnswer>
  /** Everything that is queued, then everything that has waited. */
  workOff(checkpoint: () => Promise<void>): Promise<void>
}

const outcomes: Readonly<Record<string, ExchangeOutcome>> = {
  c: 'created',
  u: 'changed',
  s: 'same',
  w: 'waiting',
  r: 'refused',
  h: 'hidden',
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

const idOf = (record: unknown): string =>
  record !== null && typeof record === 'object'
    ? String(loadIdOf(record)).replaceAll('\t', ' ').slice(0, 210)
    : ''

const presentResult = (
  place: number,
  record: unknown,
  letter: string,
  note: NoteRow | undefined,
): ExchangeResult => ({
  place,
  id: idOf(record),
  outcome: outcomes[letter] ?? 'refused',
  ...(note?.waitsEntity && note.waitsId
    ? { waitsFor: { entity: note.waitsEntity, id: note.waitsId } }
    : {}),
  ...(note?.kept ? { kept: note.kept } : {}),
  ...(note?.errors
    ? { errors: note.errors.map((error) => ({ ...error, message: faultMessage(error) })) }
    : {}),
})

const PAGE = 1000

export const createExchangeService = (ports: {
  database: Database
  transact: Transact
  jobs: Pick<JobQueue, 'enqueue'>
  work: Work
  /** So long a call waits for another load, ms; then it becomes a job. */
  patienceMs?: number
}): ExchangeService => {
  const { database, transact, jobs, work, patienceMs = 5000 } = ports

  /** What the same key has brought before. @throws AppError EXCHANGE_KEY_REUSED */
  const repeated = async ({ accountId, key, bodyHash }: NewLoad): Promise<LoadRow> => {
    const before = await selectLoadByKey(database, accountId, key ?? '')
    if (!before || before.bodyHash !== bodyHash) throw new AppError('EXCHANGE_KEY_REUSED')
    return before
  }

  const runAtOnce = async (source: string, load: NewLoad, records: unknown[]): Promise<LoadRow> => {
    try {
      const done = await work.run(
        source,
        async (context) => {
          const inserted = await insertLoad(context.database, load)
          return inserted && { load: inserted, records }
        },
        patienceMs,
      )
      return done ?? (await repeated(load))
    } catch (error) {
      if (error instanceof LoadBusy) return queue({ ...load, state: 'queued' })
      if (!(error instanceof LoadRefused)) throw error
      return transact(async (connection) => {
        const inserted = await insertLoad(connection, load)
        if (!inserted) return repeated(load)
        return refuse(connection, inserted.id, error)
      })
    }
  }

  const refuse = (connection: Database, id: string, { message }: LoadRefused): Promise<LoadRow> =>
    finishLoad(connection, id, {
      state: 'refused',
      outcomes: null,
      hidden: 0,
      errorCode: 'EXCHANGE_REFUSED',
      errorParams: { reason: message },
    })

  const queue = (load: NewLoad): Promise<LoadRow> =>
    transact(async (connection) => {
      const inserted = await insertLoad(connection, load)
      if (!inserted) return repeated(load)
      await jobs.enqueue(connection, exchangeJob, {})
      return inserted
    })

  /** @returns whether there was one */
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
        // cancelled, or done by another process that was believed dead
        if (held?.state !== 'running' || !next.body) return undefined
        return { load: held, records: await unpackBody(next.body) }
      })
    } catch (error) {
      if (!(error instanceof LoadRefused)) throw error
      await transact((connection) => refuse(connection, next.id, error))
    }
    return true
  }

  const readResults: ExchangeService['results'] = async (account, id, { from, outcome }) => {
    const load = await selectLoad(database, account.id, id)
    if (!load) throw new AppError('EXCHANGE_LOAD_NOT_FOUND')
    const { body, outcomes: letters } = await selectBody(database, id)
    if (!body || !letters) return { items: [], next: null }
    const records = await unpackBody(body)
    const places: number[] = []
    let place = from
    for (; place < records.length && places.length < PAGE; place++)
      if (!outcome || outcomes[letters[place] ?? ''] === outcome) places.push(place)
    const notes = new Map(
      (await selectNotes(database, id, from, place)).map((note) => [note.place, note]),
    )
    return {
      items: places.map((at) => presentResult(at, records[at], letters[at] ?? '', notes.get(at))),
      next: place < records.length ? place : null,
    }
  }

  return {
    take: async (account, call) => {
      const isQueued = call.records.length > EXCHANGE_AT_ONCE
      const text = JSON.stringify(call.records)
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

    results: readResults,

    answer: async (account, load) => ({
      load,
      results: (await readResults(account, load.id, { from: 0 })).items,
    }),

    workOff: async (checkpoint) => {
      while (await workOffOne()) await checkpoint()
      for (const { source, accountId } of await selectSources(database)) {
        while (await work.release(source, accountId)) await checkpoint()
      }
    },
  }
}
