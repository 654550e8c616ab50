import { randomUUID } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import path from 'node:path'
import { servedNow } from '@isp/contract/releases-in-store'
import { pointerFile, readPointer } from './release-pointer.ts'

/**
 * Puts a stored release of a folder into service: for web servers, when a canary has ended well. The pointer is replaced
 * at once; several servers of one folder may do it at the same time.
 */
export const serveVersion = async (
  storeDir: string,
  name: string,
  version: string,
): Promise<void> => {
  const before = await readPointer(storeDir, name)
  if (before?.version === version) return
  const now = new Date()
  const releases = servedNow(before?.releases ?? [], version, before?.version, now)
  const part = path.join(storeDir, name, `.current.${randomUUID()}.part`)
  const file = await open(part, 'w')
  await file.writeFile(
    `${JSON.stringify({ version, releases, changedAt: now.toISOString() }, null, 2)}\n`,
  )
  await file.sync()
  await file.close()
  await rename(part, pointerFile(storeDir, name))
}
