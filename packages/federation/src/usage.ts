/** Sorted export names of each singleton; `*` means all of them, as a namespace object. */
export type NamesBySingleton = Readonly<Record<string, readonly string[]>>

/** What a remote's build takes from the shell and the API; part of its `release-meta.json`. */
export type ReleaseUses = {
  /** Names used by routes and fragments, in the browser and on the server, including the packages inside them. */
  names: NamesBySingleton
  /** `METHOD /path` as the contract writes it, sorted. */
  operations: readonly string[]
}

/** What a build of the shell provides to its remotes; part of its `release-meta.json`. */
export type ShellProvides = {
  names: NamesBySingleton
  /** `METHOD /path` of every endpoint of the contract that the shell was built with, sorted. */
  operations: readonly string[]
}

/** Merges lists of names without duplicates. */
export const joinNames = (all: readonly NamesBySingleton[]): NamesBySingleton => {
  const singletons = [...new Set(all.flatMap((names) => Object.keys(names)))].sort()
  return Object.fromEntries(
    singletons.map((name) => [name, [...new Set(all.flatMap((one) => one[name] ?? []))].sort()]),
  )
}
