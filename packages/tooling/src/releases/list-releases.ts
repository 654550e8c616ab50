import { stat } from 'node:fs/promises'
import path from 'node:path'
import { readMeta, readPointer } from '@isp/federation/server'
import { listVersions } from './pointer.ts'

export type ListedRelease = {
  version: string
  /** ISO date; of the copying when it was never in service. */
  releasedAt: string
  isServed: boolean
  /** Somebody went back from it; never the goal of a rollback without a version. */
  isRejected: boolean
  /** Null when the release does not even say. */
  contract: number | null
}

/** The releases of one remote in the store, newest first. */
export const listReleases = async (storeDir: string, name: string): Promise<ListedRelease[]> => {
  const pointer = await readPointer(storeDir, name)
  const describe = async (version: string): Promise<ListedRelease> => {
    const folder = path.join(storeDir, name, version)
    const known = pointer?.releases.find((release) => release.version === version)
    return {
      version,
      releasedAt: known?.releasedAt ?? (await stat(folder)).mtime.toISOString(),
      isServed: pointer?.version === version,
      isRejected: known?.isRejected ?? false,
      contract: (await readMeta(folder).catch(() => null))?.contract ?? null,
    }
  }
  const releases = await Promise.all((await listVersions(storeDir, name)).map(describe))
  return releases.sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
}
