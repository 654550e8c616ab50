import type { SaleCounterparty } from '../../../commerce-ml/sale/read-counterparty.ts'
import { ordersInMessages as messages } from './orders-in.messages.ts'
import type { Say } from './remark-list.ts'

export type CompanyEntry = { line: number; id: string; record: object }

/** Counterparties that may be companies of the shop: a person without a tax number is none. */
export const translateCounterparties = (
  counterparties: readonly SaleCounterparty[],
  say: Say,
): CompanyEntry[] => {
  const entries = new Map<string, CompanyEntry>()
  for (const { line, id, name, inn, kpp, ogrn, legalAddress, isDeleted } of counterparties) {
    if (isDeleted) say({ line, id, text: messages.counterpartyGone(name) })
    else if (inn === '') say({ line, id, text: messages.counterpartyPerson(name) })
    else {
      const requisites = { ...(kpp ? { kpp } : {}), ...(ogrn ? { ogrn } : {}) }
      entries.set(id, { line, id, record: { id, name, inn, ...requisites, legalAddress } })
    }
  }
  return [...entries.values()]
}
