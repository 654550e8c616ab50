import type { Dirent } from 'node:fs'
import { opendir, stat } from 'node:fs/promises'

/** Entries of a folder, none if there is no such folder. */
export const entriesOf = async (folder: string): Promise<AsyncIterable<Dirent> | Dirent[]> => {
  try {
    return await opendir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** Whether a file was changed more than `ms` ago; a file that is gone was not. */
export const isOlder = (path: string, ms: number): Promise<boolean> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - ms,
    () => false,
  )
