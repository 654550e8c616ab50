import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type LockedReleases,
  type ReleaseAct,
  releasePath,
  type Storage,
} from '@isp/bff/content-store'
import type { ReleasesOfName } from '@isp/contract/releases-in-store'
import {
  eachAtOnce,
  INVENTORY_FILE,
  listStored,
  readPointer,
  readSetAside,
} from '@isp/federation/server'

type Files = Pick<Storage['files'], 'write' | 'remove'>

export type Push = {
  storeDir: string
  files: Files
  releases: LockedReleases
  /** What is noted of a pointer that moved. */
  act: Pick<ReleaseAct, 'act' | 'actor' | 'commit'>
}

const AT_ONCE = 8

const filesOf = (inventory: string): string[] =>
  Object.keys(JSON.parse(inventory) as Record<string, string>)

const uploadFile = async (files: Files, target: string, file: string): Promise<void> => {
  const bytes = await readFile(file)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await files.write(target, { size: bytes.length, sha256, read: () => createReadStream(file) })
}

/** Puts all files of a release into the store; those that are there already are left alone. */
export const uploadRelease = async (
  files: Files,
  storeDir: string,
  name: string,
  version: string,
): Promise<string> => {
  const folder = path.join(storeDir, name, version)
  const inventory = await readFile(path.join(folder, INVENTORY_FILE), 'utf8')
  await eachAtOnce(filesOf(inventory), AT_ONCE, (file) =>
    uploadFile(files, releasePath(name, version, file), path.join(folder, file)),
  )
  return inventory
}

const pushPointer = async (
  { storeDir, releases, act }: Push,
  name: string,
  { current }: ReleasesOfName,
): Promise<void> => {
  const pointer = await readPointer(storeDir, name)
  const [version, previous] = [pointer?.version ?? null, current?.version ?? null]
  const history = pointer?.releases ?? current?.releases ?? []
  const isSame =
    version === previous && JSON.stringify(history) === JSON.stringify(current?.releases ?? [])
  if (isSame) return
  await releases.point({ name, version, history })
  if (version !== previous) await releases.note({ name, version, previous, ...act })
}

const nothing: ReleasesOfName = { current: null, versions: [], setAside: [] }

/**
 * Gives the store what a command has changed of one name in the folder: new releases first, then the pointer, then what
 * the folder has no longer. Gives the paths of files to be removed once the change is committed.
 */
export const pushReleases = async (push: Push, name: string): Promise<string[]> => {
  const { storeDir, files, releases } = push
  const before = releases.state.names[name] ?? nothing
  const known = new Set(before.versions.map(({ version }) => version))
  const here = new Set((await listStored(storeDir, name)).map(({ version }) => version))
  for (const version of here) {
    if (known.has(version)) continue
    const inventory = await uploadRelease(files, storeDir, name, version)
    await releases.addVersion({ name, version, inventory })
  }
  for (const { version } of before.setAside) {
    if (here.has(version) && (await readSetAside(storeDir, name, version)) === null) {
      await releases.forgetSetAside(name, version)
    }
  }
  await pushPointer(push, name, before)
  const gone: string[] = []
  for (const version of known) {
    if (here.has(version)) continue
    const inventory = await releases.inventory(name, version)
    await releases.removeVersion(name, version)
    if (inventory === undefined) continue
    gone.push(...filesOf(inventory).map((file) => releasePath(name, version, file)))
  }
  return gone
}
