import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Storage } from '@isp/bff/content-store'
import { eachAtOnce } from '@isp/federation/server'

/** What of the folder is content; the rest is still arriving. */
const PLACES = ['images', 'files', 'private/files', 'private/feeds']
const unfinished = /\.(tmp|part)$/
const AT_ONCE = 8

export type Moved = { moved: number; known: number; bytes: number }

async function* listFiles(folder: string): AsyncGenerator<string> {
  for (const place of PLACES) {
    const entries = await opendir(path.join(folder, place), { recursive: true }).catch(() => [])
    for await (const entry of entries) {
      if (!entry.isFile() || unfinished.test(entry.name)) continue
      const file = path.relative(folder, path.join(entry.parentPath, entry.name))
      yield file.replaceAll(path.sep, '/')
    }
  }
}

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Copies one file, unless the store has it since the file was changed. */
const moveFile = async (
  folder: string,
  name: string,
  files: Pick<Storage['files'], 'find' | 'write'>,
): Promise<Moved> => {
  const file = path.join(folder, name)
  const { size, mtimeMs } = await stat(file)
  const known = await files.find(name)
  const isKnown = known?.size === size && known.storedAt.getTime() >= mtimeMs
  if (isKnown) return { moved: 0, known: 1, bytes: 0 }
  await files.write(name, { size, sha256: await hashOf(file), read: () => createReadStream(file) })
  return { moved: 1, known: 0, bytes: size }
}

/**
 * Copies pictures and files of the folder into the store, each under its path. Broken off and begun again, it copies
 * the rest. The folder stays as it is.
 */
export const moveFiles = async (
  folder: string,
  files: Pick<Storage['files'], 'find' | 'write'>,
  onProgress: (soFar: Moved) => void,
): Promise<Moved> => {
  const sum: Moved = { moved: 0, known: 0, bytes: 0 }
  await eachAtOnce(listFiles(folder), AT_ONCE, async (name) => {
    const one = await moveFile(folder, name, files)
    sum.moved += one.moved
    sum.known += one.known
    sum.bytes += one.bytes
    if ((sum.moved + sum.known) % 1000 === 0) onProgress(sum)
  })
  return sum
}
