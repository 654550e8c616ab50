import path from 'node:path'
import { missingOperations } from '@isp/contract/operations'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { type RemoteRelease, SHELL_NAME, type ShellMeta, type ShellRelease } from '../registry.ts'
import type { ReleaseUses } from '../usage.ts'
import type { Trial } from './bundle-trial.ts'
import { checkVersions, type FederationManifest } from './federation-manifest.ts'
import { checkProvides, checkUses } from './name-comparison.ts'
import { RefusedRelease } from './release-refusal.ts'

/** A release with the data that only the release checks need; pages do not contain it. */
export type StoredRemote = RemoteRelease & {
  uses: ReleaseUses
  lateFragments?: readonly string[] | undefined
  /** The version range (npm) of each singleton that it was built for. */
  requires: FederationManifest['shared']
}
export type StoredShell = ShellRelease & Pick<ShellMeta, 'provides' | 'uses' | 'shared'>
export type StoredRelease = StoredShell | StoredRemote

export const isShell = (release: StoredRelease): release is StoredShell =>
  release.name === SHELL_NAME

const isRemote = (release: StoredRelease): release is StoredRemote => !isShell(release)

/** Checks that the shell and all its remotes have the same contract version. Throws RefusedRelease. */
const checkContract = (release: StoredRelease, others: readonly StoredRelease[]): void => {
  const refuse = (number: number, name: string) => {
    throw new RefusedRelease('contract-differs', `${release.contract}, not ${number} (${name})`)
  }
  if (isShell(release)) {
    const stranger = others.filter(isRemote).find(({ contract }) => contract !== release.contract)
    if (stranger) refuse(stranger.contract, stranger.name)
    return
  }
  // before the first shell release: the contract version of these sources
  const expected = others.find(isShell)?.contract ?? REMOTE_CONTRACT
  // fault: remote-of-another-contract
  if (release.contract !== expected) refuse(expected, SHELL_NAME)
}

/** Checks that no path has two owners; a longer prefix inside a shorter one is allowed. Throws RefusedRelease. */
const checkPrefixes = (release: RemoteRelease, others: readonly StoredRelease[]): void => {
  for (const { name, prefixes } of others.filter(isRemote)) {
    if (name === release.name) continue
    const taken = prefixes.find((prefix) => release.prefixes.includes(prefix))
    // fault: two-owners-of-an-address
    if (taken) throw new RefusedRelease('prefix-taken', `${taken} (${name})`)
  }
}

/** Checks that the shell provides all names that the remotes use, whichever of the two is new. Throws RefusedRelease. */
const checkNames = (release: StoredRelease, others: readonly StoredRelease[]): void => {
  const shell = isShell(release) ? release : others.find(isShell)
  if (!shell?.provides) return
  if (isRemote(release)) checkUses(release.uses, shell.provides)
  else checkProvides(shell.provides, others.filter(isRemote))
}

/** Checks that the shell provides every singleton in a version that the remotes were built for. Throws RefusedRelease. */
const checkShared = (release: StoredRelease, others: readonly StoredRelease[]): void => {
  const shell = isShell(release) ? release : others.find(isShell)
  if (!shell) return
  // fault: another-react-not-noticed
  if (isRemote(release)) checkVersions(release.requires, shell.shared)
  else {
    for (const { name, requires } of others.filter(isRemote)) {
      checkVersions(requires, shell.shared, name)
    }
  }
}

/** The refusal of a release that calls what the running BFF does not serve; null if there is none, or `served` is unknown. */
export const unservedBy = (
  { uses }: Pick<StoredRelease, 'uses'>,
  served: readonly string[] | null,
): RefusedRelease | null => {
  const [first, ...more] = uses && served ? missingOperations(uses, served) : []
  if (!first) return null
  return new RefusedRelease('operation-unserved', [first, ...more].join(', '))
}

/** Checks that a release is compatible with those in service. Throws RefusedRelease. */
export const checkFit = (release: StoredRelease, inService: readonly StoredRelease[]): void => {
  checkContract(release, inService)
  checkShared(release, inService)
  checkNames(release, inService)
  if (isRemote(release)) checkPrefixes(release, inService)
}

/**
 * What must start before a release may be shown: a remote with the shell in service; a shell with all its remotes. Null
 * for a remote before the first shell: it is tried with that shell later.
 */
export const trialOf = (
  release: StoredRelease,
  inService: readonly StoredRelease[],
  folderOf: (release: StoredRelease) => string,
): Trial | null => {
  const shell = isShell(release) ? release : inService.find(isShell)
  if (!shell) return null
  const remotes = isRemote(release) ? [release] : inService.filter(isRemote)
  const fileOf = (one: StoredRelease) => path.join(folderOf(one), one.node.entry)
  const bundles = remotes.map((remote) => ({
    name: remote.name,
    file: fileOf(remote),
    contract: remote.contract,
  }))
  return { renderer: fileOf(shell), bundles }
}
