import { copyFile, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { INVENTORY_FILE, listReleaseFiles } from '@isp/federation/server'

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Syncs a folder's entries to the disk; where folders cannot be opened (Windows), the system does so itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Copies the files of a build, and no others in its folder, and syncs them to the disk. */
export const copyRelease = async (buildDir: string, target: string): Promise<void> => {
  const files = [...(await listReleaseFiles(buildDir)), INVENTORY_FILE]
  const folders = new Set([target])
  for (const file of files) {
    const copy = path.join(target, file)
    await mkdir(path.dirname(copy), { recursive: true })
    folders.add(path.dirname(copy))
    await copyFile(path.join(buildDir, file), copy)
    await syncFile(copy)
  }
  for (const folder of folders) await syncFolder(folder)
}
