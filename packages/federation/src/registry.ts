import type { ReleaseUses, ShellProvides } from './usage.ts'

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

/** One immutable release of the shell: the host's scripts, the renderer of every page, the inline starter, fonts. */
export type ShellRelease = {
  name: typeof SHELL_NAME
  version: string
  /** The one number that it speaks with remotes. */
  contract: number
  web: {
    /** Address of its folder of files, with a slash at the end: scripts, fonts and icons stand below it. */
    base: string
    /** URL of the first script, which brings all singletons. */
    entry: string
    integrity: string
    /** URLs of the fonts that every first screen needs. */
    fonts: readonly string[]
  }
  /** Path of the bundle inside the release folder. */
  node: { entry: string; integrity: string }
  inline: InlineScripts
}

/** Scripts that stand in every page; the policy allows them by their hashes. */
export type InlineScripts = {
  /** Source of the one before the first paint. */
  consent: string
  /** Path, inside the release folder, of the starter at the end. */
  boot: string
}

/** The name of the shell among the releases: no remote can have it. */
export const SHELL_NAME = 'shell'

/** What `/remotes.json` answers: the releases in service; a page is made with one such set and stays with it. */
export type Registry = {
  /** Null only before the first shell release. */
  shell: Pick<ShellRelease, 'version'> | null
  remotes: readonly RegisteredRelease[]
}

/** What a remote's build says of itself (`dist/release-meta.json`); publishing adds version, URLs and hashes. */
export type ReleaseMeta = {
  name: string
  contract: number
  prefixes: readonly string[]
  fragments: readonly string[]
  web: { entry: string; preload: readonly string[] }
  node: { entry: string; shared: readonly string[] }
  /** What it takes from the shell and from the API, by name: compared with what they have. */
  uses: ReleaseUses
}

/** What the shell's build says of itself, in a file of the same name. */
export type ShellMeta = {
  name: typeof SHELL_NAME
  contract: number
  /** RENDERER_INTERFACE of its sources: an older server would not know how to call it. */
  renderer: number
  web: { entry: string; fonts: readonly string[] }
  node: { entry: string }
  inline: InlineScripts
  /** What it has for remotes; null in development, where shell and remotes change under each other: not compared. */
  provides: ShellProvides | null
  /** Version of every singleton that it brings, by name. */
  shared: Readonly<Record<string, string>>
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
