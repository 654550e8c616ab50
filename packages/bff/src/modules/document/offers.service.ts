import type { FileAnswer, Offers } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Member } from '../../kernel/http/caller.ts'
import { pageAnswer, windowOf } from '../../kernel/page.ts'
import { documentMessages as messages } from './document.messages.ts'
import type { Documents } from './document.service.ts'
import { readerOf } from './order-paper.sql.ts'
import { selectKeptQuotations, selectQuotations } from './quotation.sql.ts'

export type OffersQuery = {
  page?: number | undefined
  pageSize?: number | undefined
  q?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export type OffersService = {
  /** @throws AppError PAGE_NOT_FOUND past the end */
  list(caller: Member, query: OffersQuery): Promise<Offers>
  /** @throws AppError PAPER_NOT_FOUND when the caller sees no such offer, SELLER_UNKNOWN */
  paper(caller: Member, id: number): Promise<FileAnswer>
}

type Ports = { database: Database; documents: Pick<Documents, 'offer'> }

/** Price offers made to a company (records 041 and 090). */
export const createOffers = ({ database, documents }: Ports): OffersService => ({
  list: async (caller, query) => {
    const { q = '', from = null, to = null } = query
    const { items, total } = await selectQuotations(
      database,
      readerOf(caller),
      { q, from, to },
      windowOf(query),
    )
    return pageAnswer(
      items.map(({ year, number, ...offer }) => ({
        ...offer,
        number: messages.numberOf(year, number),
      })),
      total,
      query,
    )
  },

  paper: async (caller, id) => {
    const [offer] = await selectKeptQuotations(database, readerOf(caller), [id])
    if (!offer) throw new AppError('PAPER_NOT_FOUND')
    return documents.offer(offer)
  },
})
