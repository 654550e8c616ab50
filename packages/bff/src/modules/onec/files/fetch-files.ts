import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Blobs } from '../../../kernel/blobs/blobs.ts'
import type { FileRow } from './file.sql.ts'
import { pieceName } from './receive-piece.ts'
import { ArchiveRefusal, unpack } from './unpack.ts'

/** Files of one load in a folder of this machine. */
export type Fetched = {
  folder: string
  /** Names in the folder by file: several for an archive. */
  names: ReadonlyMap<string, readonly string[]>
  /** Why a file cannot be read, by its id. */
  refused: ReadonlyMap<string, string>
  remove: () => Promise<void>
}

async function* piecesOf(blobs: Pick<Blobs, 'open'>, { id, pieces }: FileRow) {
  for (let turn = 0; turn < pieces; turn += 1) {
    const found = await blobs.open(pieceName(id, turn))
    if (!found) throw new Error(`Piece ${turn} of file ${id} is missing`)
    yield* found.content
  }
}

/** Puts the pieces of each file together and unpacks archives, of which a later one replaces files of an earlier one. */
export const fetchFiles = async (
  blobs: Pick<Blobs, 'open'>,
  files: readonly FileRow[],
  signal: AbortSignal,
): Promise<Fetched> => {
  const base = await mkdtemp(join(tmpdir(), 'isp-1c-'))
  const folder = join(base, 'export')
  const names = new Map<string, readonly string[]>()
  const refused = new Map<string, string>()
  const remove = () => rm(base, { recursive: true, force: true })
  try {
    await mkdir(folder)
    for (const [turn, file] of files.entries()) {
      const aside = join(base, `${turn}`)
      await pipeline(piecesOf(blobs, file), createWriteStream(aside), { signal })
      if (file.kind === 'zip') {
        try {
          names.set(file.id, await unpack(aside, file.name, folder, signal))
        } catch (error) {
          if (!(error instanceof ArchiveRefusal)) throw error
          refused.set(file.id, error.message)
        }
        await rm(aside, { force: true })
        continue
      }
      const target = join(folder, file.name)
      await mkdir(dirname(target), { recursive: true })
      await rename(aside, target)
      names.set(file.id, [file.name])
    }
    return { folder, names, refused, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
