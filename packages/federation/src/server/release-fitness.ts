import path from 'node:path'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { type RemoteRelease, SHELL_NAME, type ShellMeta, type ShellRelease } from '../registry.ts'
import type { ReleaseUses } from '../usage.ts'
import type { Trial } from './bundle-trial.ts'
import { checkVersions, type FederationManifest } from './federation-manifest.ts'
import { checkProvides, checkUses } from './name-comparison.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Releases with what only the gates have to know: pages do not carry it. */
export type StoredRemote = RemoteRelease & {
  uses: ReleaseUses
  /** Of every singleton that it takes, the versions that it was built for (a range as npm writes it). */
  requires: FederationManifest['shared']
}
export type StoredShell = ShellRelease & Pick<ShellMeta, 'provides' | 'shared'>
export type StoredRelease = StoredShell | StoredRemote

export const isShell = (release: StoredRelease): release is StoredShell =>
  release.name === SHELL_NAME

const isRemote = (release: StoredRelease): release is StoredRemote => !isShell(release)

/** The shell speaks one number, and every remote beside it the same. Throws RefusedRelease. */
const checkContract = (release: StoredRelease, others: readonly StoredRelease[]): void => {
  const refuse = (number: number, name: string) => {
    throw new RefusedRelease('contract-differs', `${release.contract}, not ${number} (${name})`)
  }
  if (isShell(release)) {
    const stranger = others.filter(isRemote).find(({ contract }) => contract !== release.contract)
    if (stranger) refuse(stranger.contract, stranger.name)
    return
  }
  // before the first shell: the number that these sources know
  const expected = others.find(isShell)?.contract ?? REMOTE_CONTRACT
  // fault: remote-of-another-contract
  if (release.contract !== expected) refuse(expected, SHELL_NAME)
}

/** No address may have two owners; a longer one inside a shorter one is fine. Throws RefusedRelease. */
const checkPrefixes = (release: RemoteRelease, others: readonly StoredRelease[]): void => {
  for (const { name, prefixes } of others.filter(isRemote)) {
    if (name === release.name) continue
    const taken = prefixes.find((prefix) => release.prefixes.includes(prefix))
    // fault: two-owners-of-an-address
    if (taken) throw new RefusedRelease('prefix-taken', `${taken} (${name})`)
  }
}

/** What remotes use, the shell beside them has, whichever of the two is new. Throws RefusedRelease. */
const checkNames = (release: StoredRelease, others: readonly StoredRelease[]): void => {
  const shell = isShell(release) ? release : others.find(isShell)
  if (!shell?.provides) return
  if (isRemote(release)) checkUses(release.uses, shell.provides)
  else checkProvides(shell.provides, others.filter(isRemote))
}

/** The shell brings every singleton in a version that the remotes beside it were built for. Throws RefusedRelease. */
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

/** Whether a release may stand beside those in service. Throws RefusedRelease. */
export const checkFit = (release: StoredRelease, inService: readonly StoredRelease[]): void => {
  checkContract(release, inService)
  checkShared(release, inService)
  checkNames(release, inService)
  if (isRemote(release)) checkPrefixes(release, inService)
}

/**
 * What has to start before a release may be shown: a remote beside the shell in service; a shell with all the remotes
 * that it will meet. Null for a remote before the first shell: that shell will be tried with it.
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
