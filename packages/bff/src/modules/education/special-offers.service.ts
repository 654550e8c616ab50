import type { SpecialOffer, SpecialOfferSummary } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { LiveBlocks } from './live/live-blocks.service.ts'
import { type SummaryRow, selectCurrentOffers, selectShownOffer } from './special-offers.sql.ts'

export type SpecialOffers = {
  current(): Promise<{ items: SpecialOfferSummary[] }>
  /** A current or past offer. @throws AppError OFFER_NOT_FOUND */
  one(id: number): Promise<SpecialOffer>
}

const summaryOf = ({ updatedAt, ...row }: SummaryRow): SpecialOfferSummary => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
})

export const createSpecialOffers = ({
  database,
  liveBlocks,
}: {
  database: Database
  liveBlocks: LiveBlocks
}): SpecialOffers => ({
  current: async () => ({ items: (await selectCurrentOffers(database)).map(summaryOf) }),
  one: async (id) => {
    const [row] = await selectShownOffer(database, id)
    if (!row) throw new AppError('OFFER_NOT_FOUND')
    const { isEnded, blocks, ...summary } = row
    return { ...summaryOf(summary), isEnded, blocks: await liveBlocks(blocks) }
  },
})
