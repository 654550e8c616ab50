import type { RegisteredRelease } from '@isp/federation'

/** A good build of the remote: its release and the files that browsers ask for, by address. */
export type GuestBuild = {
  release: RegisteredRelease
  files: ReadonlyMap<string, Buffer>
  /** The script for the pages of the shop. */
  script: Buffer
}

/** Builds whose files are kept for pages that have not been opened anew yet. */
const KEPT = 5

export type GuestBuilds = ReturnType<typeof createGuestBuilds>

/** The good builds of one run, and whether the newest build has failed. */
export const createGuestBuilds = (first: GuestBuild) => {
  const builds = [first]
  const listeners = new Set<() => void>()
  let hasFailed = false
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    newest: (): GuestBuild => builds[0] ?? first,
    hasFailed: (): boolean => hasFailed,
    fileAt: (path: string): Buffer | undefined =>
      builds.find(({ files }) => files.has(path))?.files.get(path),
    /** Gives whether it differs from the newest: unchanged sources make the same release. */
    take: (build: GuestBuild): boolean => {
      const isNew = build.release.version !== builds[0]?.release.version
      if (isNew) builds.unshift(build)
      builds.splice(KEPT)
      hasFailed = false
      tell()
      return isNew
    },
    fail: (): void => {
      hasFailed = true
      tell()
    },
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
