import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  inspectRelease,
  RefusedRelease,
  readPointer,
  releaseNameSchema,
} from '@isp/federation/server'
import { refusalMessages } from './refusal.messages.ts'

/**
 * Shell or remote with a pointer; `fault` says why its release cannot be served, `version` is null when the pointer
 * names none.
 */
export type StoredName = { name: string; version: string | null; fault: string | null }

const faultOf = (error: unknown): string => {
  if (error instanceof RefusedRelease) return refusalMessages[error.code](error.detail)
  throw error
}

const check = async (storeDir: string, name: string): Promise<StoredName | null> => {
  let version: string | null = null
  try {
    const pointer = await readPointer(storeDir, name)
    if (!pointer) return null
    version = pointer.version
    await inspectRelease(path.join(storeDir, name, version), { name, version })
    return { name, version, fault: null }
  } catch (error) {
    return { name, version, fault: faultOf(error) }
  }
}

/** Reads every release that a pointer of the store names, as the shop does. */
export const checkStore = async (storeDir: string): Promise<StoredName[]> => {
  const found: StoredName[] = []
  for (const name of (await readdir(storeDir).catch(() => [])).sort()) {
    if (!releaseNameSchema.safeParse(name).success) continue
    const stored = await check(storeDir, name)
    if (stored) found.push(stored)
  }
  return found
}
