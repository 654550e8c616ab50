import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { SHELL_NAME } from '@isp/federation'
import {
  type BundleTrial,
  forgetSetAside,
  inspectRelease,
  pointerFile,
  RefusedRelease,
  versionSchema,
} from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { readOrRebuildPointer, returnToVersion } from './pointer.ts'
import { type BringRelease, checkFitness } from './publish-release.ts'
import { refusalMessages } from './refusal.messages.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { withStoreLock } from './store-lock.ts'

const isStored = (storeDir: string, name: string, version: string): boolean =>
  versionSchema.safeParse(version).success && existsSync(path.join(storeDir, name, version))

/** The latest release before the served one that was not rolled back itself. */
const findEarlier = async (storeDir: string, name: string): Promise<string | undefined> => {
  const pointer = await readOrRebuildPointer(storeDir, name)
  if (!pointer) return undefined
  const { version, releases } = pointer
  const place = releases.findIndex((release) => release.version === version)
  return releases
    .slice(place + 1)
    .find((release) => !release.isRejected && isStored(storeDir, name, release.version))?.version
}

export type RollbackInput = {
  storeDir: string
  name: string
  version?: string | undefined
  tryBundle?: BundleTrial
  bring?: BringRelease
  /** What the running BFF serves. */
  operations?: readonly string[] | null
}

const goBack = async (input: RollbackInput): Promise<string> => {
  const { storeDir, name, version } = input
  const target = version ?? (await findEarlier(storeDir, name))
  if (!target) throw new ExpectedFailure(messages.noPrevious(name))
  if (!isStored(storeDir, name, target)) {
    throw new ExpectedFailure(messages.noRelease(name, target))
  }
  await input.bring?.(name, target)
  const folder = path.join(storeDir, name, target)
  try {
    const inspected = await inspectRelease(folder, { name, version: target })
    await checkFitness(input, folder, inspected)
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error
    const reason = refusalMessages[error.code](error.detail)
    throw new ExpectedFailure(messages.refusedReturn(name, target, reason))
  }
  if (version) await forgetSetAside(storeDir, name, version)
  await returnToVersion(storeDir, name, target)
  return target
}

/**
 * Puts an earlier release of the shell or a remote into service: the given one, else the one published before the
 * served one and never rejected. It is checked like a new one. Gives its version.
 */
export const rollback = (input: RollbackInput): Promise<string> =>
  withStoreLock(input.storeDir, () => goBack(input))

/** Takes a remote out of service: its releases stay, but none of them is current. */
export const retire = (storeDir: string, name: string): Promise<void> =>
  withStoreLock(storeDir, async () => {
    if (name === SHELL_NAME) throw new ExpectedFailure(messages.shellStays)
    const file = pointerFile(storeDir, name)
    if (!existsSync(file)) throw new ExpectedFailure(messages.notServed(name))
    await rename(file, path.join(path.dirname(file), 'retired.json'))
  })
