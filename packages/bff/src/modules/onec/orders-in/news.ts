import type { ExchangeRecord } from '@isp/contract'
import { currencyCode } from '../../../commerce-ml/currency-code.ts'
import type { SaleDocument } from '../../../commerce-ml/sale/read-document.ts'
import type { FoundOrder } from './find-orders.ts'
import type { Say } from './remark-list.ts'
import type { StatusOf } from './status-words.ts'

export type OrderRecord = ExchangeRecord<'orders'>

/** What the documents of a batch are translated with. */
export type News = {
  /** When the file was made. */
  formedAt: string
  /** A moment after which nothing can have happened yet; a wrong clock would make all later news look old. */
  latest: string
  statusOf: StatusOf
  /** Goods of the shop, by the accounting system's ids. */
  known: ReadonlySet<string>
  say: Say
}

/** A record for the data load, and the place in the file that it comes from. */
export type NewsRecord = { line: number; id: string; record: OrderRecord }

/** Kopecks as the text of a record. */
export const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2)

export const isInRoubles = ({ currency }: SaleDocument): boolean => currencyCode(currency) === null

/**
 * How new the news are. A document's own days are those of the order, so the clock is the file's; the version is the
 * one of our order that the accounting system has taken (`takeReturned`).
 */
export const stampOf = (
  { formedAt, latest }: News,
  { changedAt, isContained }: SaleDocument,
  order: FoundOrder | undefined,
): Pick<OrderRecord, 'date' | 'version'> => {
  const date = (changedAt <= latest && changedAt) || formedAt
  const { takenVersion: taken = null, givenVersion: given = null } = order ?? {}
  const version = isContained ? (given ?? taken) : (taken ?? given)
  return { ...(date ? { date } : {}), ...(version ? { version } : {}) }
}
