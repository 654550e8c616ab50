import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import ZipStream from 'zip-stream'
import { createEntryNames } from './entry-names.ts'

/** Opened when its turn has come, so that one paper at a time is drawn and one file is open. */
export type ArchiveEntry = { name?: string; open: () => Promise<FileAnswer> }

/** An archive as it is read: nothing of it is kept. It breaks off where an entry cannot be opened. */
export const archiveOf = (entries: readonly ArchiveEntry[], now: Date): Readable => {
  const archive = new ZipStream({ store: true })
  let current: Readable | null = null
  const put = (content: Readable, name: string) =>
    new Promise<void>((resolve, reject) => {
      content.once('error', reject)
      archive.entry(content, { name, date: now }, (error) => (error ? reject(error) : resolve()))
    })
  const write = async () => {
    const nameOf = createEntryNames()
    for (const { name, open } of entries) {
      const file = await open()
      current = Readable.from(file.content)
      if (archive.destroyed) return current.destroy()
      await put(current, nameOf(name ?? file.name))
    }
    return archive.finalize()
  }
  archive.once('close', () => current?.destroy())
  write().catch((error: unknown) => archive.destroy(error instanceof Error ? error : undefined))
  return archive as unknown as Readable
}
