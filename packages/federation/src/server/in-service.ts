import { missingOperations } from '@isp/contract/operations'
import {
  type RegisteredRelease,
  type Registry,
  SHELL_NAME,
  type ShellRelease,
} from '../registry.ts'
import { type LackedFragment, lackedFragments } from './fragment-comparison.ts'
import type { Refusal } from './release-choice.ts'
import { isShell, type StoredRelease, type StoredShell } from './release-fitness.ts'

/** State of the shell or a remote in the response of `/health`. */
export type ReleaseHealth = {
  name: string
  /** Null if no release of this name has ever been served. */
  version: string | null
  isAvailable: boolean
  /** The release that the pointer names but that was refused. */
  refused: Refusal | null
  /** API operations that it calls and the BFF does not serve; absent when there is none. */
  unserved?: readonly string[]
  /** Fragments that it embeds and no release in service gives; their fallbacks are shown. Absent when there is none. */
  lacked?: readonly string[]
}

/** `shell` is null if it has never had a release. */
export type StoreHealth = { shell: ReleaseHealth | null; remotes: readonly ReleaseHealth[] }

/** The releases in service at one moment: a page is made with one such set, never with parts of two. */
export type InService = { shell: ShellRelease | null; registry: Registry }

/** A release with its current state. */
export type Served<Release extends StoredRelease = StoredRelease> = Release & {
  isAvailable: boolean
  refused: Refusal | null
}

const isServedShell = (one: Served): one is Served<StoredShell> => isShell(one)

export const summarize = (served: Iterable<Served>): InService => {
  const all = [...served]
  const shell = all.find(isServedShell) ?? null
  const remotes = all.flatMap((one): RegisteredRelease[] => {
    if (isServedShell(one)) return []
    const { refused: _, uses: __, requires: ___, lateFragments: ____, ...release } = one
    return [release]
  })
  return {
    shell,
    registry: {
      shell: shell && { version: shell.version },
      remotes: remotes.sort((a, b) => a.name.localeCompare(b.name)),
    },
  }
}

const describe = (
  { name, version, isAvailable, refused, uses }: Served,
  operations: readonly string[] | null,
  lacks: readonly LackedFragment[],
): ReleaseHealth => {
  const unserved = uses && operations ? missingOperations(uses, operations) : []
  const lacked = lacks.filter((one) => one.name === name).map(({ fragment }) => fragment)
  return {
    ...{ name, version, isAvailable, refused },
    ...(unserved.length > 0 && { unserved }),
    ...(lacked.length > 0 && { lacked }),
  }
}

/** `lost`: names without any release that can be shown; `operations`: what the BFF serves, null while unknown. */
export const healthOf = (
  served: Iterable<Served>,
  lost: Iterable<readonly [string, Refusal]>,
  operations: readonly string[] | null,
): StoreHealth => {
  const known = [...served]
  const lacks = lackedFragments(known.filter(({ isAvailable }) => isAvailable))
  const nothing = [...lost].map(([name, refused]) => ({
    name,
    version: null,
    isAvailable: false,
    refused,
  }))
  const all: ReleaseHealth[] = [...known.map((one) => describe(one, operations, lacks)), ...nothing]
  return {
    shell: all.find(({ name }) => name === SHELL_NAME) ?? null,
    remotes: all
      .filter(({ name }) => name !== SHELL_NAME)
      .sort((a, b) => a.name.localeCompare(b.name)),
  }
}
