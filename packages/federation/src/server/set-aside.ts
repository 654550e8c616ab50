import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Written into the folder of a release after it broke the pages of a running shop; deleted with the folder. */
const FILE = 'set-aside.json'

const fileOf = (storeDir: string, name: string, version: string): string =>
  path.join(storeDir, name, version, FILE)

/** Stores why a release must not be served again, for this process, its restart and other servers on the same store. */
export const markSetAside = async (
  storeDir: string,
  name: string,
  version: string,
  reason: string,
  { isShared = false } = {},
): Promise<void> => {
  const file = fileOf(storeDir, name, version)
  const part = await open(`${file}.${process.pid}.part`, 'w')
  await part.writeFile(
    `${JSON.stringify({ reason, at: new Date().toISOString(), isShared }, null, 2)}\n`,
  )
  await part.sync()
  await part.close()
  await rename(`${file}.${process.pid}.part`, file)
}

/** Whether other servers know of the mark, where each has a folder of its own. */
export const isSharedMark = async (
  storeDir: string,
  name: string,
  version: string,
): Promise<boolean> => {
  const text = await readFile(fileOf(storeDir, name, version), 'utf8').catch(() => '{}')
  try {
    return (JSON.parse(text) as { isShared?: unknown }).isShared === true
  } catch {
    return false
  }
}

/** Why a release was withdrawn; null if it was not. An unreadable mark counts as one. */
export const readSetAside = async (
  storeDir: string,
  name: string,
  version: string,
): Promise<string | null> => {
  try {
    const text = await readFile(fileOf(storeDir, name, version), 'utf8')
    return String((JSON.parse(text) as { reason?: unknown }).reason)
  } catch (error) {
    // fault: unreadable-mark-is-no-mark
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : String(error)
  }
}

/** Removes the mark: somebody chose the release by name, so it gets another chance. */
export const forgetSetAside = (storeDir: string, name: string, version: string): Promise<void> =>
  rm(fileOf(storeDir, name, version), { force: true })
