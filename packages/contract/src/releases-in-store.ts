/** A release that is or was in service; times are ISO dates. */
export type ReleaseInHistory = {
  version: string
  releasedAt: string
  /** When it stopped being served; null while it is served. */
  leftAt: string | null
  /** Whether it was rolled back. */
  isRejected: boolean
}

/** What the shop knows of the releases of one name. */
export type ReleasesOfName = {
  /** The release that is served; null after it was taken out of service. History: newest first. */
  current: { version: string; changedAt: string; releases: readonly ReleaseInHistory[] } | null
  /** Releases whose files are in the store. */
  versions: readonly { version: string; storedAt: string }[]
  /** Releases that stopped the rendering of pages. */
  setAside: readonly { version: string; reason: string }[]
}

/** All releases by name; `revision` grows with each change. */
export type ReleasesInStore = {
  revision: number
  names: Readonly<Record<string, ReleasesOfName>>
}

/** The history with one release put into service as the newest; the one before it counts as replaced now. */
export const servedNow = (
  history: readonly ReleaseInHistory[],
  version: string,
  before: string | undefined,
  now: Date,
): ReleaseInHistory[] => {
  const at = now.toISOString()
  const served = { version, releasedAt: at, leftAt: null, isRejected: false }
  const others = history
    .filter((release) => release.version !== version)
    .map((release) => (release.version === before ? { ...release, leftAt: at } : release))
  return [served, ...others]
}
