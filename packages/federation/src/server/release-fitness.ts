import path from 'node:path'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { type RemoteRelease, SHELL_NAME, type ShellRelease } from '../registry.ts'
import type { Trial } from './bundle-trial.ts'
import { RefusedRelease } from './release-refusal.ts'

export type StoredRelease = ShellRelease | RemoteRelease

export const isShell = (release: StoredRelease): release is ShellRelease =>
  release.name === SHELL_NAME

const isRemote = (release: StoredRelease): release is RemoteRelease => !isShell(release)

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
  if (release.contract !== expected) refuse(expected, SHELL_NAME)
}

/** No address may have two owners; a longer one inside a shorter one is fine. Throws RefusedRelease. */
const checkPrefixes = (release: RemoteRelease, others: readonly StoredRelease[]): void => {
  for (const { name, prefixes } of others.filter(isRemote)) {
    if (name === release.name) continue
    const taken = prefixes.find((prefix) => release.prefixes.includes(prefix))
    if (taken) throw new RefusedRelease('prefix-taken', `${taken} (${name})`)
  }
}

/** Whether a release may stand beside those in service. Throws RefusedRelease. */
export const checkFit = (release: StoredRelease, inService: readonly StoredRelease[]): void => {
  checkContract(release, inService)
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
