import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { INVENTORY_FILE, listReleaseFiles } from '@isp/federation/server'

/**
 * Removes what an earlier build has left in a `dist`: turbo puts the files of a build that it knows over whatever lies
 * there. What belongs to this one stands in its inventory; without one nothing is touched.
 */
export const clearLeftovers = async (buildDir: string): Promise<void> => {
  const inventory = path.join(buildDir, INVENTORY_FILE)
  if (!existsSync(inventory)) return
  const own = JSON.parse(readFileSync(inventory, 'utf8')) as Readonly<Record<string, string>>
  for (const file of await listReleaseFiles(buildDir)) {
    if (!Object.hasOwn(own, file)) rmSync(path.join(buildDir, file))
  }
}
