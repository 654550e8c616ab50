import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { databaseOf } from '../../kernel/database.ts'
import type { ExchangeAccount } from '../../kernel/http/caller.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { createOrderChanges } from '../order/changes/order-changes.service.ts'
import { allEntities } from './all-entities.ts'
import { createExchangeService, type ExchangeService } from './exchange.service.ts'
import { createWork } from './exchange-work.ts'

export type ExchangeHere = {
  exchange: ExchangeService
  /** An account of an accounting system with ids of its own. */
  accountOf(source: string): Promise<ExchangeAccount>
  close(): Promise<void>
}

/** The data load without HTTP, as other modules are given it. `patienceMs`: how long a call waits for another load. */
export const openExchangeService = (pool: pg.Pool, patienceMs?: number): ExchangeHere => {
  const jobs = { enqueue: async () => randomUUID() }
  const letters = { jobs, shopOrigin: 'https://shop.example' }
  const changes = createOrderChanges(letters)
  const work = createWork(
    pool.options.connectionString ?? '',
    allEntities({ ...letters, changes, now: () => new Date() }),
    { warn: () => undefined },
  )
  return {
    exchange: createExchangeService({
      ...{ database: databaseOf(pool), transact: transactionsOf(pool), work, jobs },
      ...(patienceMs === undefined ? {} : { patienceMs }),
    }),
    accountOf: async (source) => {
      const { rows } = await pool.query<ExchangeAccount>(
        `insert into exchange_account (source, name) values ($1, $1)
             on conflict (source) do update set name = excluded.name returning id, source, name`,
        [source],
      )
      const [account] = rows
      if (!account) throw new Error(source)
      return account
    },
    close: work.close,
  }
}
