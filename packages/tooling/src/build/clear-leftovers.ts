import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { INVENTORY_FILE, listReleaseFiles } from '@isp/federation/server'

/**
 * Removes files of an earlier build from a `dist`: turbo restores a cached build over whatever is there. Files in the
 * inventory belong to this build; without an inventory nothing is removed.
 */
export const clearLeftovers = async (buildDir: string): Promise<void> => {
  const inventory = path.join(buildDir, INVENTORY_FILE)
  if (!existsSync(inventory)) return
  const own = JSON.parse(readFileSync(inventory, 'utf8')) as Readonly<Record<string, string>>
  for (const file of await listReleaseFiles(buildDir)) {
    if (!Object.hasOwn(own, file)) rmSync(path.join(buildDir, file))
  }
}
