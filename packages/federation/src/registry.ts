import type { ReleaseUses, ShellProvides, ShellUses } from './usage.ts'

/** An immutable release of a remote, as described in `remotes.json` and in its own `release.json`. */
export type RemoteRelease = {
  name: string
  version: string
  /** Compared with REMOTE_CONTRACT before use. */
  contract: number
  /** Paths owned by the remote; the longest prefix wins. Each starts and ends with a slash. */
  prefixes: readonly string[]
  /** Exposed fragments, without `./`. */
  fragments: readonly string[]
  web: {
    /** URL of the hashed remoteEntry. */
    entry: string
    /** URL of `mf-manifest.json`, for tools and for other hosts; the shop itself loads `entry`. */
    manifest: string
    /** URLs that `./routes` needs at once: preloaded with the entry. */
    preload: readonly string[]
    /** URL → `sha384-…` of every script listed in `web`. */
    integrity: Readonly<Record<string, string>>
  }
  node: {
    /** Path of the server bundle inside the release folder. */
    entry: string
    integrity: string
    /** Modules that the server bundle takes from the shell. */
    shared: readonly string[]
  }
}

/** A release in the registry: `isAvailable` is false while its files are missing; it still owns its paths. */
export type RegisteredRelease = RemoteRelease & { isAvailable: boolean }

/** An immutable release of the shell: the host's scripts, the page renderer, the inline scripts, fonts. */
export type ShellRelease = {
  name: typeof SHELL_NAME
  version: string
  /** The version of the contract (REMOTE_CONTRACT) that it offers to remotes. */
  contract: number
  web: {
    /** URL of its folder of scripts, fonts and icons, with a trailing slash. */
    base: string
    /** URL of the first script, which contains all singletons. */
    entry: string
    integrity: string
    /** URLs of the fonts that every first screen needs. */
    fonts: readonly string[]
  }
  /** `entry`: path of the server bundle inside the release folder. */
  node: { entry: string; integrity: string }
  inline: InlineScripts
}

/** Scripts inlined into every page; the content security policy allows them by their hashes. */
export type InlineScripts = {
  /** Source of the script that runs before the first paint. */
  consent: string
  /** Path, inside the release folder, of the script at the end of the page. */
  boot: string
}

/** The shell's name among the releases; no remote may have it. */
export const SHELL_NAME = 'shell'

/** Response of `/remotes.json`: the releases in service. A page is made with one such set and keeps it. */
export type Registry = {
  /** Null only before the first shell release. */
  shell: Pick<ShellRelease, 'version'> | null
  remotes: readonly RegisteredRelease[]
}

/** Written by the build of a remote (`dist/release-meta.json`); publishing adds version, URLs and hashes. */
export type ReleaseMeta = {
  name: string
  contract: number
  prefixes: readonly string[]
  fragments: readonly string[]
  /** Fragments that come with its routes instead of an exposed module; absent from releases made before this was collected. */
  lateFragments?: readonly string[] | undefined
  /** Its own events and channels between tabs, which others may listen to. */
  events?: readonly string[] | undefined
  web: { entry: string; preload: readonly string[] }
  node: { entry: string; shared: readonly string[] }
  /** What it takes of the shell, the API, the session and other remotes, to be compared with what these provide. */
  uses: ReleaseUses
}

/** Written by the build of the shell, in a file of the same name. */
export type ShellMeta = {
  name: typeof SHELL_NAME
  contract: number
  /** RENDERER_INTERFACE of its sources: a web server of another interface cannot call the renderer. */
  renderer: number
  web: { entry: string; fonts: readonly string[] }
  node: { entry: string }
  inline: InlineScripts
  /** What it provides to remotes; null in development, where shell and remotes change all the time: not compared. */
  provides: ShellProvides | null
  /** What it takes of remotes and the API; absent from releases made before this was collected. */
  uses?: ShellUses | undefined
  /** Version of every singleton that it contains, by name. */
  shared: Readonly<Record<string, string>>
}

/** Finds the remote that owns a path: the longest matching prefix. `/catalog` counts as `/catalog/`. */
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

/** The global variable of a remote's container: an identifier with our own prefix. */
export const containerName = (remote: string): string => `isp_${remote.replaceAll('-', '_')}`
