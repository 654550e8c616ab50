import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import { readSale, type SaleBatch } from '../../../commerce-ml/sale/read-sale.ts'
import type { Database } from '../../../kernel/database.ts'
import type { ExchangeAccount } from '../../../kernel/http/caller.ts'
import { type SourceIds, sourceIds } from '../../../load/source-ids.ts'
import type { ExchangeService } from '../../exchange/exchange.service.ts'
import { readOrders } from './find-orders.ts'
import { type LoadCounts, type LoadEntry, type Loading, loadRecords } from './load-records.ts'
import type { News } from './news.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import {
  rememberReturned,
  selectAwaitedOrders,
  selectKnownProducts,
  selectStatuses,
  takeReturned,
} from './orders-in.sql.ts'
import { ownStatuses } from './own-statuses.ts'
import { type FileRemark, RemarkList, type Say } from './remark-list.ts'
import { readStatusWords } from './status-words.ts'
import { type Translated, translateBatch } from './translate-batch.ts'
import { translateCounterparties } from './translate-counterparty.ts'

export { ownStatuses } from './own-statuses.ts'
export type { FileRemark } from './remark-list.ts'

export type TakenFile = LoadCounts & {
  /** The first of them. */
  remarks: FileRemark[]
  remarkCount: number
}

export type OrdersIn = {
  /**
   * Loads a file with news of orders: `path` is read, `name` stands in refusals. Under the same `key` a file counts
   * once, also when it is processed again after a crash.
   * @throws ExportRefusal for a file that is not well-formed CommerceML; nothing of it is taken
   */
  takeFile(given: {
    account: ExchangeAccount
    path: string
    name: string
    key: string
  }): Promise<TakenFile>
}

const DAY_MS = 86_400_000

/** The products that documents name and the shop knows, by the accounting system's ids. */
const readKnown = async (
  database: Database,
  ids: SourceIds,
  documents: readonly SaleDocument[],
): Promise<ReadonlySet<string>> => {
  const named = documents.flatMap(({ lines }) => (lines ?? []).map(({ id }) => id))
  const asked = [...new Set(named)].filter((id) => id !== '')
  const found = await selectKnownProducts(database, asked.map(ids.toShop), asked)
  return new Set(found.map((id) => ids.fromShop(id) ?? id))
}

export const createOrdersIn = ({
  database,
  exchange,
  now,
}: {
  database: Database
  exchange: ExchangeService
  now: () => Date
}): OrdersIn => {
  /** Our own statuses must be there before a record names one. */
  const loadOwnStatuses = async (loading: Loading, ids: SourceIds, key: string): Promise<void> => {
    const own = ownStatuses()
    const rows = await selectStatuses(
      database,
      own.map(({ id }) => ids.toShop(id)),
      [],
    )
    const names = new Map(rows.map(({ id, name, status }) => [id, `${status} ${name}`]))
    const missing = own.filter(
      ({ id, name, status }) => names.get(ids.toShop(id)) !== `${status} ${name}`,
    )
    const entries = missing.map((record): LoadEntry => ({ line: 0, id: record.id, record }))
    const counts: LoadCounts = { taken: 0, refused: 0, waiting: 0, loads: [] }
    await loadRecords({ ...loading, counts }, 'order-statuses', entries, `${key}:statuses`)
  }

  const latestMoment = (): string => new Date(now().getTime() + DAY_MS).toISOString()

  const checkedDate = (formedAt: string, say: Say): string => {
    if (formedAt <= latestMoment()) return formedAt
    say({ line: null, id: '', text: messages.futureDate(formedAt) })
    return ''
  }

  /** Records that give an order a further name, where papers wait for that name. */
  const namedOrders = async (
    account: ExchangeAccount,
    names: Translated['names'],
  ): Promise<LoadEntry[]> => {
    const asked = [...new Set(names.map(({ id }) => id))]
    const awaited = new Set(await selectAwaitedOrders(database, account.id, asked))
    const wanted = names.filter(({ id }) => awaited.has(id))
    return [...new Map(wanted.map((one) => [one.id, one])).values()].map(({ id, order, line }) => ({
      ...{ line, id },
      record: { id, number: order.number },
    }))
  }

  const takeBatch = async (
    loading: Loading,
    ids: SourceIds,
    { groups, counterparties }: SaleBatch,
    formedAt: string,
    key: string,
  ): Promise<void> => {
    const { account, say } = loading
    const companies = translateCounterparties(counterparties, say)
    await loadRecords(loading, 'companies', companies, `${key}:companies`)
    const documents = groups.flat()
    if (documents.length === 0) return
    const news: News = {
      ...{ formedAt, latest: latestMoment(), say },
      statusOf: await readStatusWords(database, ids, documents),
      known: await readKnown(database, ids, documents),
    }
    const orders = await readOrders(database, account.id, ids, documents)
    const { records, names, returned } = translateBatch(news, groups, orders)
    await loadRecords(loading, 'orders', records, key)
    await loadRecords(loading, 'orders', await namedOrders(account, names), `${key}:names`)
    await rememberReturned(database, account.id, returned)
    await takeReturned(database, account.id, returned)
  }

  return {
    takeFile: async ({ account, path, name, key }) => {
      let isEmpty = true
      // read to its end first: nothing of a file that breaks off is taken
      for await (const _batch of readSale(path, name)) isEmpty = false
      const remarks = new RemarkList()
      const counts: LoadCounts = { taken: 0, refused: 0, waiting: 0, loads: [] }
      const loading: Loading = { exchange, account, say: remarks.add, counts }
      const ids = sourceIds(account.source)
      if (isEmpty) remarks.add({ line: null, id: '', text: messages.nothing })
      else await loadOwnStatuses(loading, ids, key)
      let at = 0
      let date: string | undefined
      for await (const batch of readSale(path, name)) {
        date ??= checkedDate(batch.formedAt, remarks.add)
        await takeBatch(loading, ids, batch, date, `${key}:${at}`)
        at += 1
      }
      return { ...counts, remarks: remarks.list, remarkCount: remarks.count }
    },
  }
}
