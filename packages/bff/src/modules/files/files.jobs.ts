import * as z from 'zod'
import type { Blobs } from '../../kernel/blobs/blobs.ts'
import type { BlobPlaces } from '../../kernel/blobs/content-places.ts'
import type { Database } from '../../kernel/database.ts'
import { defineJob, type JobKind, type JobSettings, type RunningJob } from '../jobs/jobs.service.ts'
import { deleteForgotten, forgetAddresses, selectUnknownBlobs } from './files.sql.ts'

/**
 * Queued in the transaction that changes the row, so that no content stays without a row; removing twice does no
 * harm.
 */
export const removeBlobJob: JobSettings<{ blob: string; place: keyof BlobPlaces }> = {
  name: 'files.remove-blob',
  data: z.strictObject({ blob: z.string(), place: z.enum(['files', 'assets']) }),
  retries: 8,
  pause: 60,
  limit: 60,
}

export const createRemoveBlob = (places: BlobPlaces): JobKind =>
  defineJob(removeBlobJob, async ({ blob, place }) => {
    await places[place].remove(blob)
    return undefined
  })

const DAY_MS = 86_400_000
const BATCH = 500

/** Removes content without a row, left by a process killed between writing the two. */
const removeUnknown = async (
  database: Database,
  table: 'file' | 'asset',
  blobs: Blobs,
  job: Pick<RunningJob, 'checkpoint'>,
): Promise<void> => {
  let names: string[] = []
  const look = async () => {
    await job.checkpoint()
    for (const name of await selectUnknownBlobs(database, table, names)) await blobs.remove(name)
    names = []
  }
  for await (const name of blobs.listOlder(DAY_MS)) {
    names.push(name)
    if (names.length === BATCH) await look()
  }
  await look()
}

/** Every half hour: removes expired reservations, unattached files and content left by killed processes. */
export const createSweepFiles = (database: Database, places: BlobPlaces): JobKind =>
  defineJob(
    {
      name: 'files.sweep',
      data: z.object({}),
      retries: 1,
      pause: 60,
      limit: 1200,
      isAlone: true,
      cron: '7,37 * * * *',
    },
    async (_data, job) => {
      await forgetAddresses(database)
      for (const blob of await deleteForgotten(database)) await places.files.remove(blob)
      await removeUnknown(database, 'file', places.files, job)
      await removeUnknown(database, 'asset', places.assets, job)
      return undefined
    },
  )
