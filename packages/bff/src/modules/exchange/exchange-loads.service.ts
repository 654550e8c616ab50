import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type {
  ExchangeAwaited,
  ExchangeUnnamed,
  ExchangeWaitingQuery,
  FileAnswer,
  StaffActKind,
  StaffExchangeLoad,
  StaffExchangeLoadsQuery,
} from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import type { JobQueue } from '../../kernel/job-kind.ts'
import { type PageAnswer, pageAnswer, windowOf } from '../../kernel/page.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { insertAct } from '../staff-log/staff-log.service.ts'
import { exchangeJob } from './exchange.job.ts'
import { presentLoad } from './exchange.service.ts'
import { selectBody } from './exchange-loads.sql.ts'
import { type AskedResults, ownId, type Results, readResults } from './exchange-results.ts'
import {
  type AwaitedRow,
  cancelLoad,
  decideList,
  insertRepeated,
  lockLoad,
  type StaffLoadRow,
  selectProductNames,
  selectSource,
  selectStaffLoad,
  selectStaffLoads,
  selectWaiting,
} from './exchange-staff.sql.ts'
import { deleteSeen } from './exchange-waiting.sql.ts'
import type { Work } from './exchange-work.ts'

/** All methods that name a load @throws AppError EXCHANGE_LOAD_NOT_FOUND. Decisions of the staff are logged. */
export type ExchangeLoads = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(query: StaffExchangeLoadsQuery): Promise<PageAnswer<StaffExchangeLoad>>
  one(id: string): Promise<StaffExchangeLoad>
  results(id: string, asked: AskedResults): Promise<Results>
  /** @throws AppError PAGE_NOT_FOUND past the end */
  waiting(query: ExchangeWaitingQuery): Promise<PageAnswer<ExchangeAwaited>>
  /** What a held list would hide. @throws AppError EXCHANGE_LOAD_STATE for any other load */
  unnamed(id: string): Promise<ExchangeUnnamed>
  /** The body as sent. @throws AppError EXCHANGE_BODY_GONE */
  body(id: string): Promise<FileAnswer>
  /** @throws AppError EXCHANGE_BODY_GONE */
  repeat(caller: Staff, id: string): Promise<StaffExchangeLoad>
  /** @throws AppError EXCHANGE_LOAD_STATE */
  cancel(caller: Staff, id: string): Promise<StaffExchangeLoad>
  /** @throws AppError EXCHANGE_LOAD_STATE */
  decide(caller: Staff, id: string, hides: boolean): Promise<StaffExchangeLoad>
}

const present = (row: StaffLoadRow): StaffExchangeLoad => ({
  ...presentLoad(row),
  account: row.account,
  run: row.run,
  hasBody: row.hasBody,
  decidedBy: row.decidedBy,
})

const SHOWN_UNNAMED = 100

const presentAwaited = ({ account, source, entity, id, since, ...row }: AwaitedRow) => ({
  ...row,
  account,
  waitsFor: { entity, id: ownId(source, id) },
  since: since.toISOString(),
})

const findLoad = async (database: Database, id: string): Promise<StaffLoadRow> => {
  const row = await selectStaffLoad(database, id)
  if (!row) throw new AppError('EXCHANGE_LOAD_NOT_FOUND')
  return row
}

export const createExchangeLoads = ({
  database,
  transact,
  jobs,
  unnamed,
}: {
  database: Database
  transact: Transact
  jobs: Pick<JobQueue, 'enqueue'>
  unnamed: Work['unnamed']
}): ExchangeLoads => {
  /** @param work returns the load to show and what has changed */
  const change = (
    { account: actor }: Staff,
    id: string,
    kind: StaffActKind,
    work: (
      connection: Database,
      load: StaffLoadRow,
    ) => Promise<{ id: string; field: string; before: string; after: string }>,
  ): Promise<StaffExchangeLoad> =>
    transact(async (connection) => {
      await lockLoad(connection, id)
      const load = await findLoad(connection, id)
      const { id: shown, ...changed } = await work(connection, load)
      const subject = {
        kind: 'exchange',
        uuid: shown,
        name: `${load.account.name}: ${load.entity}`,
      } as const
      await insertAct(connection, { actor, kind, subject, changes: [changed], comment: null })
      return present(await findLoad(connection, shown))
    })

  return {
    list: async ({ account = null, entity = null, state = null, has = null, ...page }) => {
      const filter = { account, entity, state, has, ...windowOf(page) }
      const { items, total } = await selectStaffLoads(database, filter)
      return pageAnswer(items.map(present), total, page)
    },

    one: async (id) => present(await findLoad(database, id)),

    results: async (id, asked) => {
      await findLoad(database, id)
      return readResults(database, id, asked)
    },

    waiting: async (query) => {
      const { items, total } = await selectWaiting(database, windowOf(query))
      return pageAnswer(items.map(presentAwaited), total, query)
    },

    unnamed: async (id) => {
      const load = await findLoad(database, id)
      if (load.state !== 'held') throw new AppError('EXCHANGE_LOAD_STATE')
      const source = await selectSource(database, load.accountId)
      const { total, ids } = await unnamed(source, load, SHOWN_UNNAMED)
      const names = load.entity === 'products' ? await selectProductNames(database, ids) : new Map()
      return {
        items: ids.map((one) => ({ id: ownId(source, one), name: names.get(one) ?? null })),
        total,
      }
    },

    body: async (id) => {
      const { entity, receivedAt } = await findLoad(database, id)
      const { body } = await selectBody(database, id)
      if (!body) throw new AppError('EXCHANGE_BODY_GONE')
      return {
        name: `${entity}-${receivedAt.toISOString().slice(0, 10)}.json`,
        mediaType: 'application/json',
        content: Readable.from([body]).pipe(createGunzip()),
      }
    },

    repeat: (caller, id) =>
      change(caller, id, 'exchange.load-repeated', async (connection, { hasBody }) => {
        if (!hasBody) throw new AppError('EXCHANGE_BODY_GONE')
        const repeated = await insertRepeated(connection, id)
        await jobs.enqueue(connection, exchangeJob, {})
        return { id: repeated, field: 'load', before: id, after: repeated }
      }),

    cancel: (caller, id) =>
      change(caller, id, 'exchange.load-cancelled', async (connection, { state }) => {
        if (state !== 'queued') throw new AppError('EXCHANGE_LOAD_STATE')
        await cancelLoad(connection, id)
        return { id, field: 'loadState', before: state, after: 'cancelled' }
      }),

    decide: (caller, id, hides) =>
      change(caller, id, 'exchange.list-decided', async (connection, load) => {
        if (load.state !== 'held') throw new AppError('EXCHANGE_LOAD_STATE')
        await decideList(connection, id, hides, caller.account.name)
        if (hides) await jobs.enqueue(connection, exchangeJob, {})
        else await deleteSeen(connection, load.accountId, load.entity, load.run ?? load.id)
        const after = hides ? 'queued' : 'done'
        return { id, field: 'loadState', before: load.state, after }
      }),
  }
}
