import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { workerOptions } from '../jobs/jobs.fixture.ts'

export type FeedsShop = BuyersShop & {
  /** The finished job, asked for by whoever began it. */
  finished(visitor: Visitor, id: string): Promise<Record<string, unknown>>
}

/** A shop that does its background work, with a folder of its own. */
export const openFeedsShop = async (): Promise<FeedsShop> => {
  const blobFolder = await mkdtemp(join(tmpdir(), 'isp-feeds-'))
  const shop = await openBuyersShop({ blobFolder, worker: workerOptions })
  const finished: FeedsShop['finished'] = async (visitor, id) => {
    const ask = async () => (await visitor.call('job', { params: { id } })).body
    await expect.poll(async () => (await ask()).state).toMatch(/done|failed/)
    return ask()
  }
  return {
    ...shop,
    finished,
    close: async () => {
      await shop.close()
      await rm(blobFolder, { recursive: true })
    },
  }
}
