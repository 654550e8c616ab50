import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_NAME } from '@isp/federation'
import {
  type LackedFragment,
  lackedFragments,
  readMeta,
  readPointer,
  readShellMeta,
  releaseNameSchema,
} from '@isp/federation/server'

/** Fragments that the releases in service of a store embed and nobody in service gives: their fallbacks are shown. */
export const findLacks = async (storeDir: string): Promise<LackedFragment[]> => {
  const entries = await readdir(storeDir).catch(() => [])
  const names = entries.filter((name) => releaseNameSchema.safeParse(name).success)
  const read = names.map(async (name) => {
    const pointer = await readPointer(storeDir, name).catch(() => null)
    if (!pointer) return []
    const { version } = pointer
    const folder = path.join(storeDir, name, version)
    const meta = await (name === SHELL_NAME ? readShellMeta : readMeta)(folder).catch(() => null)
    return meta ? [{ ...meta, version }] : []
  })
  return lackedFragments((await Promise.all(read)).flat())
}
