import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@isp/testing/database'
import { openS3Double } from '@isp/testing/s3-double'
import { AwsClient } from 'aws4fetch'
import { parseS3Address } from '../../kernel/s3/s3-address.ts'
import { createS3Client, type S3Client } from '../../kernel/s3/s3-client.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { openStorage, type Storage } from './storage.service.ts'

/** The store at an address, as a process of the database opens it. */
export const storageAt = (url: string, databaseUrl: string, limits = timeLimits()): Storage => {
  const address = parseS3Address(url)
  if (!address) throw new Error(`no store: ${url}`)
  return openStorage({ address, url: databaseUrl, limits })
}

/** A new bucket of the service that `S3_UNDER_TEST` names, as `npm run bench -- store` does. */
const createBucket = async (service: string): Promise<string> => {
  const address = parseS3Address(service)
  if (!address) throw new Error(`S3_UNDER_TEST is no store: ${service}`)
  const bucket = `isp-${randomUUID()}`
  const client = new AwsClient({ ...address, service: 's3', retries: 0 })
  const { ok, status } = await client.fetch(`${address.origin}/${bucket}`, { method: 'PUT' })
  if (!ok) throw new Error(`no bucket could be made: ${status}`)
  return service.replace(/\/[^/?]+(?=\?|$)/, `/${bucket}`)
}

/** An empty bucket: of a real service if there is one, else of the double. */
export const openBucket = async (): Promise<{
  url: string
  raw: S3Client
  close: () => Promise<void>
}> => {
  const service = process.env.S3_UNDER_TEST
  const double = service ? null : await openS3Double()
  const url = double?.url ?? (await createBucket(service ?? ''))
  const address = parseS3Address(url)
  if (!address) throw new Error(`no store: ${url}`)
  const raw = createS3Client(address, timeLimits())
  return { url, raw, close: async () => double?.close() }
}

/** A database, a double of S3 and a local folder; `open` gives one process's storage. */
export const openStorageShop = async () => {
  const database = await createTestDatabase()
  const s3 = await openS3Double()
  const folder = await mkdtemp(join(tmpdir(), 'isp-storage-'))
  const opened: Storage[] = []
  const open = (limits = timeLimits()): Storage => {
    const storage = storageAt(s3.url, database.url, limits)
    opened.push(storage)
    return storage
  }
  const close = async () => {
    for (const storage of opened) await storage.close()
    await s3.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
  return { database, s3, folder, open, close }
}
