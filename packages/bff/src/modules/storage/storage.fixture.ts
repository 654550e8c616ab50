import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@isp/testing/database'
import { openS3Double } from '@isp/testing/s3-double'
import { parseS3Address } from '../../kernel/s3/s3-address.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { openStorage, type Storage } from './storage.service.ts'

/** The store at an address, as a process of the database opens it. */
export const storageAt = (url: string, databaseUrl: string, limits = timeLimits()): Storage => {
  const address = parseS3Address(url)
  if (!address) throw new Error(`no store: ${url}`)
  return openStorage({ address, url: databaseUrl, limits })
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
