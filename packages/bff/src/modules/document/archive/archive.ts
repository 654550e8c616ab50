import { Readable } from 'node:stream'
import type { FileAnswer } from '@isp/contract'
import ZipStream from 'zip-stream'
import { createEntryNames } from './entry-names.ts'

/** `open` is called when the entry's turn comes, so that only one document is drawn and one file open at a time. */
export type ArchiveEntry = { name?: string; open: () => Promise<FileAnswer> }

/** A ZIP stream, made while it is read and stored nowhere. The stream fails when an entry cannot be opened. */
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
