import type { Shared } from '../../kernel/module.ts'
import type { OrderChanges } from '../order/changes/order-changes.service.ts'
import { allEntities } from './all-entities.ts'
import { createExchangeService, type ExchangeService } from './exchange.service.ts'
import { touchAccount } from './exchange-loads.sql.ts'
import { createWork, type Work } from './exchange-work.ts'

/** The data load, created once for the server: calls by JSON and the exchange of 1C write through it. */
export type Exchange = {
  service: ExchangeService
  unnamed: Work['unnamed']
  /** Records that the account has sent something. */
  noteAccount: (accountId: number) => Promise<void>
  close: () => Promise<void>
}

export const openExchange = ({
  orders,
  ...shared
}: Shared & { orders: { changes: OrderChanges } }): Exchange => {
  const { database, databaseUrl, log } = shared
  const work = createWork(databaseUrl, allEntities({ ...shared, changes: orders.changes }), log)
  return {
    service: createExchangeService({ ...shared, work }),
    unnamed: work.unnamed,
    noteAccount: (accountId) => touchAccount(database, accountId),
    close: work.close,
  }
}
