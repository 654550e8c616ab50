import { copyFile, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { INVENTORY_FILE, listReleaseFiles } from '@isp/federation/server'

const syncFile = async (file: string): Promise<void> => {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** Puts the names of a folder on the disk; where folders cannot be opened (Windows) the system does so by itself. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r').catch(() => null)
  await handle?.sync().catch(() => {})
  await handle?.close()
}

/** Copies what a build consists of, and nothing else that lies beside it, down to the disk. */
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
