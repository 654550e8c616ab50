import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../../../kernel/blobs/blobs.ts'

/** Snapshots of the index where processes of other machines find them. */
export type StoredSnapshots = {
  /** Copies a snapshot into the file; false when nobody has stored it. */
  fetch(name: string, file: string): Promise<boolean>
  /** Stores the file and removes older snapshots. */
  store(name: string, file: string): Promise<void>
}

/** An older snapshot may still be on its way to another process. */
const OLD_MS = 600_000

/** A half-read file is never taken for a snapshot, and its content is checked by its own sum when it is read. */
export const createStoredSnapshots = (blobs: Blobs): StoredSnapshots => ({
  fetch: async (name, file) => {
    const found = await blobs.open(name)
    if (!found) return false
    await mkdir(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}.draft`
    try {
      await pipeline(found.content, createWriteStream(draft, { mode: 0o640 }))
      await rename(draft, file)
      return true
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  },
  store: async (name, file) => {
    const pending = await blobs.put(createReadStream(file))
    await pending.keep(name)
    for await (const old of blobs.listOlder(OLD_MS)) if (old !== name) await blobs.remove(old)
  },
})
