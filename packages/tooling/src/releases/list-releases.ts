import path from 'node:path'
import { SHELL_NAME } from '@isp/federation'
import {
  listStored,
  readMeta,
  readPointer,
  readShellMeta,
  type StoredVersion,
} from '@isp/federation/server'

export type ListedRelease = {
  version: string
  /** ISO date; the date of copying if it was never in service. */
  releasedAt: string
  isServed: boolean
  /** Whether it was rolled back; then it is not the target of a rollback without a version. */
  isRejected: boolean
  /** Null when the release does not state it. */
  contract: number | null
}

/** The releases of the shell or of one remote in the store, newest first; a damaged pointer names none of them. */
export const listReleases = async (storeDir: string, name: string): Promise<ListedRelease[]> => {
  const pointer = await readPointer(storeDir, name).catch(() => null)
  const read = name === SHELL_NAME ? readShellMeta : readMeta
  const describe = async ({ version, storedAt }: StoredVersion): Promise<ListedRelease> => {
    const known = pointer?.releases.find((release) => release.version === version)
    return {
      version,
      releasedAt: known?.releasedAt ?? storedAt.toISOString(),
      isServed: pointer?.version === version,
      isRejected: known?.isRejected ?? false,
      contract:
        (await read(path.join(storeDir, name, version)).catch(() => null))?.contract ?? null,
    }
  }
  const releases = await Promise.all((await listStored(storeDir, name)).map(describe))
  return releases.sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
}
