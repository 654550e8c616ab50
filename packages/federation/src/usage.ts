/** Sorted export names of each singleton; `*` means all of them, as a namespace object. */
export type NamesBySingleton = Readonly<Record<string, readonly string[]>>

/** What every build takes of others. The optional lists are absent from releases made before they were collected. */
type CommonUses = {
  /** `METHOD /path` as the contract writes it, sorted. */
  operations: readonly string[]
  /** Fragments that it embeds, its own too: `remote/name`, sorted. */
  fragments?: readonly string[] | undefined
  /** Events of others that it listens to; their names begin with `isp`. */
  events?: readonly string[] | undefined
}

/** What a remote's build takes from the shell, the API and other remotes; part of its `release-meta.json`. */
export type ReleaseUses = CommonUses & {
  /** Names used by routes and fragments, in the browser and on the server, including the packages inside them. */
  names: NamesBySingleton
  /**
   * Values that it reads from the session and functions that it calls: `auth.user`, `basket.add()`, `notify()`;
   * `basket.*` where a whole state is handed on.
   */
  session?: readonly string[] | undefined
  /** Names of browser storage that it reads or writes: `isp_comparison`. */
  storage?: readonly string[] | undefined
}

/** What a build of the shell takes from the API and the remotes. */
export type ShellUses = CommonUses

/** What a build of the shell provides to its remotes; part of its `release-meta.json`. */
export type ShellProvides = {
  names: NamesBySingleton
  /** `METHOD /path` of every endpoint of the contract that the shell was built with, sorted. */
  operations: readonly string[]
  /** Everything that its session has, in the form of `ReleaseUses`. */
  session?: readonly string[] | undefined
}

/** Merges lists of names without duplicates. */
export const joinNames = (all: readonly NamesBySingleton[]): NamesBySingleton => {
  const singletons = [...new Set(all.flatMap((names) => Object.keys(names)))].sort()
  return Object.fromEntries(
    singletons.map((name) => [name, [...new Set(all.flatMap((one) => one[name] ?? []))].sort()]),
  )
}
