import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleasesInStore, ReleasesOfName } from '@isp/contract/releases-in-store'
import { isFetched } from './fetch-release.ts'
import { listStored, pointerFile } from './release-pointer.ts'
import { forgetSetAside, isSharedMark, markSetAside, readSetAside } from './set-aside.ts'

export type Mirroring = {
  storeDir: string
  /** Copies a release to the folder, as `fetchRelease` does; false if nobody knows it. */
  fetch: (name: string, version: string) => Promise<boolean>
  /** Tells the others that this server has set a release aside. */
  tellSetAside: (name: string, version: string, reason: string) => Promise<void>
  /** A name that stays as it is on this disk, and why. */
  onFailure: (name: string, version: string | null, error: Error) => void
}

const writePointer = async (
  storeDir: string,
  name: string,
  current: NonNullable<ReleasesOfName['current']>,
): Promise<void> => {
  const file = pointerFile(storeDir, name)
  const text = `${JSON.stringify(current, null, 2)}\n`
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  await writeFile(`${file}.part`, text)
  await rename(`${file}.part`, file)
}

/** What others have set aside, or chosen again since, holds on this disk too. */
const takeMarks = async (
  { storeDir }: Mirroring,
  name: string,
  { setAside }: ReleasesOfName,
): Promise<void> => {
  const reasons = new Map(setAside.map(({ version, reason }) => [version, reason]))
  for (const { version } of await listStored(storeDir, name)) {
    const own = await readSetAside(storeDir, name, version)
    const theirs = reasons.get(version)
    if (own === null && theirs !== undefined) {
      await markSetAside(storeDir, name, version, theirs, { isShared: true })
    } else if (theirs === undefined && (await isSharedMark(storeDir, name, version))) {
      await forgetSetAside(storeDir, name, version)
    }
  }
}

const tellMarks = async ({ storeDir, tellSetAside }: Mirroring, name: string): Promise<void> => {
  for (const { version } of await listStored(storeDir, name)) {
    const own = await readSetAside(storeDir, name, version)
    if (own === null || (await isSharedMark(storeDir, name, version))) continue
    await tellSetAside(name, version, own)
    await markSetAside(storeDir, name, version, own, { isShared: true })
  }
}

/** What a restart falls back to when the current release cannot be shown. */
const earlierOf = ({ current }: ReleasesOfName): string | undefined => {
  const releases = current?.releases ?? []
  const place = releases.findIndex(({ version }) => version === current?.version)
  return releases.slice(place + 1).find(({ isRejected }) => !isRejected)?.version
}

const removeForgotten = async (
  storeDir: string,
  name: string,
  { current, versions }: ReleasesOfName,
): Promise<void> => {
  const known = new Set([current?.version, ...versions.map(({ version }) => version)])
  for (const { version } of await listStored(storeDir, name)) {
    if (known.has(version)) continue
    // renamed first, then deleted: a half-deleted release is never found under its name
    const doomed = path.join(storeDir, name, `.incoming.removed.${version}`)
    await rename(path.join(storeDir, name, version), doomed)
    await rm(doomed, { recursive: true, force: true })
  }
}

const mirrorName = async (work: Mirroring, name: string, releases: ReleasesOfName) => {
  const { storeDir, fetch } = work
  const { current } = releases
  const bring = async (version: string) => {
    if (!isFetched(storeDir, name, version)) await fetch(name, version)
  }
  await mkdir(path.join(storeDir, name), { recursive: true })
  if (current) await bring(current.version)
  await takeMarks(work, name, releases)
  if (current) await writePointer(storeDir, name, current)
  else await rm(pointerFile(storeDir, name), { force: true })
  await tellMarks(work, name)
  const earlier = earlierOf(releases)
  if (earlier !== undefined) await bring(earlier).catch(() => {}) // it is not served now
  await removeForgotten(storeDir, name, releases)
}

/**
 * Makes the folder follow the releases of the store: first the files, then the pointer that names them. What fails
 * leaves its name as it was. Gives whether nothing failed.
 */
export const mirrorReleases = async (
  work: Mirroring,
  { names }: ReleasesInStore,
): Promise<boolean> => {
  const done = Object.entries(names).map(async ([name, releases]) => {
    try {
      await mirrorName(work, name, releases)
      return true
    } catch (error) {
      work.onFailure(name, releases.current?.version ?? null, error as Error)
      return false
    }
  })
  return (await Promise.all(done)).every(Boolean)
}
