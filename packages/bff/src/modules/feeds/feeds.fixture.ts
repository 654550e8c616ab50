import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { workerOptions } from '../jobs/jobs.fixture.ts'

export type FeedsShop = BuyersShop & {
  /** Waits for the end of a job and returns it as its owner sees it. */
  finished(visitor: Visitor, id: string): Promise<Record<string, unknown>>
}

/** A shop that runs its jobs and has a temporary folder for files. */
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
