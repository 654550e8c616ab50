/** Exported names of each singleton, sorted. `*`: all of them, as an object. */
export type NamesBySingleton = Readonly<Record<string, readonly string[]>>

/** What a remote's build takes from outside of it: part of its `release-meta.json`. */
export type ReleaseUses = {
  /** Of routes and fragments, of the browser's and the server's half, with the packages inside them. */
  names: NamesBySingleton
  /** `METHOD /path` as the contract writes it, sorted. */
  operations: readonly string[]
}

/** What a build of the shell has for its remotes: part of its `release-meta.json`. */
export type ShellProvides = {
  names: NamesBySingleton
  /** `METHOD /path` of every endpoint of the contract that the shell was built with, sorted. */
  operations: readonly string[]
}

/** Joins lists of names, each name once. */
export const joinNames = (all: readonly NamesBySingleton[]): NamesBySingleton => {
  const singletons = [...new Set(all.flatMap((names) => Object.keys(names)))].sort()
  return Object.fromEntries(
    singletons.map((name) => [name, [...new Set(all.flatMap((one) => one[name] ?? []))].sort()]),
  )
}
