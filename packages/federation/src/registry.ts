/** One immutable release of a remote, as `remotes.json` and its own `release.json` tell it. */
export type RemoteRelease = {
  name: string
  version: string
  /** Checked against REMOTE_CONTRACT before use. */
  contract: number
  /** Paths that it owns; the longest prefix wins. Each starts and ends with a slash. */
  prefixes: readonly string[]
  /** Exposed fragments, without `./`. */
  fragments: readonly string[]
  web: {
    /** URL of the hashed remoteEntry. */
    entry: string
    /** URL of `mf-manifest.json`: for tools, and for other hosts; the shop itself loads the entry. */
    manifest: string
    /** URLs of what `./routes` needs at once: preloaded beside the entry. */
    preload: readonly string[]
    /** URL → `sha384-…` of every script in this object. */
    integrity: Readonly<Record<string, string>>
  }
  node: {
    /** Path of the bundle inside the release folder. */
    entry: string
    integrity: string
    /** Modules that the bundle takes from the shell. */
    shared: readonly string[]
  }
}

/** A release as the registry shows it: `isAvailable` is false while its files are gone; it still owns its paths. */
export type RegisteredRelease = RemoteRelease & { isAvailable: boolean }

/** What `/remotes.json` answers: one current release per remote. */
export type Registry = { remotes: readonly RegisteredRelease[] }

/** What a remote's build says of itself (`dist/release-meta.json`); publishing adds version, URLs and hashes. */
export type ReleaseMeta = {
  name: string
  contract: number
  prefixes: readonly string[]
  fragments: readonly string[]
  web: { entry: string; preload: readonly string[] }
  node: { entry: string; shared: readonly string[] }
}

/** The remote that owns a path: the longest matching prefix. `/catalog` counts as `/catalog/`. */
export const findOwner = (registry: Registry, path: string): RegisteredRelease | null => {
  const target = path.endsWith('/') ? path : `${path}/`
  let owner: RegisteredRelease | null = null
  let length = 0
  for (const remote of registry.remotes) {
    for (const prefix of remote.prefixes) {
      if (prefix.length > length && target.startsWith(prefix)) {
        owner = remote
        length = prefix.length
      }
    }
  }
  return owner
}

/** The global variable of a remote's container: an identifier of our own prefix. */
export const containerName = (remote: string): string => `isp_${remote.replaceAll('-', '_')}`
