import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  inspectRelease,
  RefusedRelease,
  readPointer,
  remoteNameSchema,
} from '@isp/federation/server'
import { refusalMessages } from './refusal.messages.ts'

/** A remote whose pointer names a release; `fault` says why nobody may see it. */
export type StoredRemote = { name: string; version: string; fault: string | null }

/** Reads every release that a pointer of the store names, as the shop does. */
export const checkStore = async (storeDir: string): Promise<StoredRemote[]> => {
  const found: StoredRemote[] = []
  for (const name of (await readdir(storeDir).catch(() => [])).sort()) {
    if (!remoteNameSchema.safeParse(name).success) continue
    const pointer = await readPointer(storeDir, name)
    if (!pointer) continue
    const { version } = pointer
    const fault = await inspectRelease(path.join(storeDir, name, version), { name, version }).then(
      () => null,
      (error: unknown) => {
        if (error instanceof RefusedRelease) return refusalMessages[error.code](error.detail)
        throw error
      },
    )
    found.push({ name, version, fault })
  }
  return found
}
