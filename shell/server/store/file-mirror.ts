import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { storeTag } from '@isp/contract/store-urls'
import { createGate } from './gate.ts'
import { createRecentMap } from './recent-map.ts'
import type { FoundFile, ReadStoredFile } from './stored-file.ts'

/** Where a file can be sent from: this disk, nowhere, the store (the disk takes no more), or not now. */
export type Kept = 'here' | 'absent' | 'not-kept' | 'unknown'

export type FileMirror = {
  /**
   * Brings a file to the disk, unless it is there. `name`: the path of its address, without a leading slash and without
   * dots for parts.
   */
  ensure: (name: string) => Promise<Kept>
}

/** How long an answer of the BFF about a path is believed. A public file may be replaced under its address. */
const BELIEVED_MS = 60_000
const ABSENT_MS = 5_000
const MOST_REMEMBERED = 50_000
const AT_ONCE = 32
/** Part of the disk that stays free. */
const FREE_SHARE = 0.05

const tagOf = (file: string): Promise<string | undefined> =>
  stat(file).then(
    ({ mtimeMs, size }) => storeTag(mtimeMs, size),
    () => undefined,
  )

const isNearlyFull = async (folder: string): Promise<boolean> => {
  const { bavail, blocks } = await statfs(folder)
  return bavail < blocks * FREE_SHARE
}

/**
 * Keeps copies of the store's public files in a folder, each from its first request on. A copy has the time of its
 * storing, so that all web servers give it the same ETag.
 */
export const openFileMirror = async (folder: string, read: ReadStoredFile): Promise<FileMirror> => {
  const incoming = path.join(folder, 'incoming')
  await rm(incoming, { recursive: true, force: true }) // what a killed process left
  const inTurn = createGate(AT_ONCE)
  const known = createRecentMap<{ kept: Kept; until: number }>(MOST_REMEMBERED)
  const asking = new Map<string, Promise<Kept>>()

  const keep = async (file: string, found: FoundFile) => {
    const aside = path.join(incoming, randomUUID())
    try {
      await mkdir(incoming, { recursive: true })
      await mkdir(path.dirname(file), { recursive: true })
      if (await isNearlyFull(folder)) return false
      await pipeline(found.content, createWriteStream(aside, { flags: 'wx' }))
      const at = new Date(found.storedAt)
      await utimes(aside, at, at)
      await rename(aside, file)
      return true
    } finally {
      found.content.destroy()
      await rm(aside, { force: true })
    }
  }

  const ask = async (name: string): Promise<Kept> => {
    const file = path.join(folder, name)
    const tag = await tagOf(file)
    const found = await read(name, tag).catch(() => null)
    if (found === null) return tag === undefined ? 'unknown' : 'here'
    if (found.state === 'same') return 'here'
    if (found.state === 'absent') {
      await rm(file, { force: true })
      return 'absent'
    }
    return (await keep(file, found).catch(() => false)) ? 'here' : 'not-kept'
  }

  return {
    ensure: async (name) => {
      const before = known.get(name)
      if (before && before.until > Date.now()) return before.kept
      const answer = asking.get(name) ?? inTurn(() => ask(name)).finally(() => asking.delete(name))
      asking.set(name, answer)
      const kept = await answer
      if (kept === 'here' || kept === 'absent') {
        const until = Date.now() + (kept === 'here' ? BELIEVED_MS : ABSENT_MS)
        known.set(name, { kept, until })
      }
      return kept
    },
  }
}
