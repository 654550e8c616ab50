import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import * as z from 'zod'
import type { PendingBlob } from '../../kernel/blobs/blobs.ts'
import { defineJob, type JobKind, type JobSettings } from '../../kernel/job-kind.ts'
import type { Shared } from '../../kernel/module.ts'
import type { Catalog } from '../goods/catalog.service.ts'
import { feedsMessages as messages } from './feeds.messages.ts'
import { deleteFeeds, insertFeed, selectFeeds } from './feeds.sql.ts'
import { writeYml } from './yml.ts'

/** Every night at 3:15 in Moscow, and when the staff requests it. */
export const buildYmlJob: JobSettings<Record<string, never>> = {
  name: 'feeds.yml',
  data: z.strictObject({}),
  retries: 2,
  pause: 300,
  limit: 3600,
  isAlone: true,
  cron: '15 0 * * *',
}

/** Feeds that are kept: the newest, and the one before it, which somebody may still be downloading. */
const KEPT = 2
const DAY_MS = 86_400_000

type Ports = Pick<Shared, 'database' | 'blobs' | 'shopOrigin' | 'now'> & {
  catalog: Pick<Catalog, 'goods'>
}

export const createBuildYml = ({ database, blobs, shopOrigin, now, catalog }: Ports): JobKind =>
  defineJob(buildYmlJob, async (_data, job) => {
    const goods = await catalog.goods.open(null)
    let offers = 0
    const onOffers = async (count: number) => {
      offers += count
      await job.checkpoint({ done: offers, total: goods.total })
    }
    const text = writeYml({ goods, shopOrigin, at: now(), onOffers })
    const written = await pipeline(
      Readable.from(text),
      createGzip(),
      (content: AsyncIterable<Uint8Array>): Promise<PendingBlob> => blobs.feeds.put(content),
    )
    // goods without a base price are left out, so the total is the number of offers
    await job.checkpoint({ done: offers, total: offers })
    const id = randomUUID()
    await written.keep(id)
    await insertFeed(database, { id, size: written.size, sha256: written.sha256, offers })

    const feeds = (await selectFeeds(database)).map((feed) => feed.id)
    await deleteFeeds(database, feeds.slice(KEPT))
    const kept = new Set(feeds.slice(0, KEPT))
    for await (const name of blobs.feeds.listOlder(DAY_MS)) {
      if (!kept.has(name)) await blobs.feeds.remove(name)
    }
    return { text: messages.offers(offers) }
  })
