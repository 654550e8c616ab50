import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import {
  type BundleTrial,
  checkFit,
  checkTaken,
  type FileHashes,
  forgetSetAside,
  type InspectedRelease,
  inspectRelease,
  isShell,
  META_FILE,
  RefusedRelease,
  releaseNameSchema,
  type StoredRelease,
  trialOf,
  unservedBy,
} from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { type RemoteBudget, weighRelease, weightParts } from '../weight/remote-budgets.ts'
import { displayPath } from '../workspace/paths.ts'
import { checkCompressedCopies } from './compressed-copies.ts'
import { copyRelease, syncFolder } from './copy-release.ts'
import { isHeldBack, publishVersion, readOrRebuildPointer } from './pointer.ts'
import { refusalMessages } from './refusal.messages.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { DEFAULT_RETENTION, type Retention, removeOld } from './retention.ts'
import { withStoreLock } from './store-lock.ts'

/** Puts a release that the folder only names into it, where the folder is a copy of a store. */
export type BringRelease = (name: string, version: string) => Promise<void>

export type PublishInput = {
  /** `var/releases` of a running shop. */
  storeDir: string
  name: string
  /** Output of a build: `web/`, `node/`, `release-meta.json`, `integrity.json`, for the shell `boot/` too. */
  buildDir: string
  /** Starts the server bundle in isolation; without it only the running shop does. */
  tryBundle?: BundleTrial
  /**
   * Of applications released together the shell is published first, so it is not checked with the remotes in service
   * now.
   */
  isFirstOfAll?: boolean
  /** Serves the build even if it was rolled back or the shop rejected it: it was chosen explicitly. */
  isChosen?: boolean
  /** Called when the served release was chosen manually and therefore stays. */
  onHeldBack?: (held: { current: string; built: string }) => void
  retention?: Retention
  bring?: BringRelease
  /** What the running BFF serves; without it, or null, calls are compared with the shell's contract only. */
  operations?: readonly string[] | null | undefined
  /** Size limits of a new release; without it (development builds) sizes are not checked. */
  budget?: RemoteBudget
}

/** `version` is derived from the content; `previous` was in service before. */
export type Published = { version: string; previous: string | null }

const inspectStored = (storeDir: string, name: string, version: string) =>
  inspectRelease(path.join(storeDir, name, version), { name, version })

/** The releases in service, as far as they are valid. */
const readServed = async (storeDir: string): Promise<StoredRelease[]> => {
  const served: StoredRelease[] = []
  for (const name of await readdir(storeDir).catch(() => [])) {
    if (!releaseNameSchema.safeParse(name).success) continue
    const pointer = await readOrRebuildPointer(storeDir, name)
    const found =
      pointer && (await inspectStored(storeDir, name, pointer.version).catch(() => null))
    if (found) served.push(found.release)
  }
  return served
}

type Gate = Pick<PublishInput, 'storeDir' | 'tryBundle' | 'isFirstOfAll' | 'operations'>

/** Checks every release before it goes into service, a new one or an old one. Throws RefusedRelease. */
export const checkFitness = async (
  { storeDir, tryBundle, isFirstOfAll = false, operations = null }: Gate,
  folder: string,
  { release, files }: InspectedRelease,
): Promise<void> => {
  await checkCompressedCopies(folder, files)
  const others = isFirstOfAll ? [] : await readServed(storeDir)
  checkFit(release, others)
  checkTaken(release, others)
  const unserved = unservedBy(release, operations)
  if (unserved) throw unserved
  const folderOf = (one: StoredRelease) =>
    one === release ? folder : path.join(storeDir, one.name, one.version)
  const trial = trialOf(release, others, folderOf)
  if (trial) await tryBundle?.(trial)
}

/** A release that was accepted once may be published again at any size, so that a rollback is always possible. */
const checkBudget = async (
  folder: string,
  files: FileHashes,
  budget: RemoteBudget,
): Promise<void> => {
  const weight = await weighRelease(folder, Object.keys(files))
  for (const part of weightParts) {
    if (weight[part] > budget[part]) {
      throw new RefusedRelease('over-budget', messages.excess(part, weight[part], budget[part]))
    }
  }
}

/** Copies a build into the store, verifies every byte of the copy and names it by its version. */
const takeIn = async (input: PublishInput, version: string) => {
  const { storeDir, name, buildDir, budget } = input
  const remoteDir = path.join(storeDir, name)
  const copy = path.join(remoteDir, `.incoming.${version}`)
  const folder = path.join(remoteDir, version)
  try {
    await copyRelease(buildDir, copy)
    const inspected = await inspectRelease(copy, { name, version })
    await checkFitness(input, copy, inspected)
    // the shell's size is counted with every page
    if (budget && !isShell(inspected.release)) await checkBudget(copy, inspected.files, budget)
    await rm(folder, { recursive: true, force: true }) // damaged, otherwise it would have been used
    await rename(copy, folder)
    await syncFolder(remoteDir)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** Removes leftovers of killed commands: only the holder of the lock has unfinished folders. */
const sweep = async (remoteDir: string): Promise<void> => {
  for (const entry of await readdir(remoteDir).catch(() => [])) {
    if (entry.startsWith('.')) await rm(path.join(remoteDir, entry), { recursive: true })
  }
}

const publish = async (input: PublishInput): Promise<Published> => {
  const { storeDir, name } = input
  // also for a known version: the folder's content may no longer match its list
  const { version } = (await inspectRelease(input.buildDir, { name })).release
  await sweep(path.join(storeDir, name))
  const pointer = await readOrRebuildPointer(storeDir, name)
  const previous = pointer?.version ?? null
  await input.bring?.(name, version)
  const stored = await inspectStored(storeDir, name, version).catch(() => null)
  if (pointer && stored && !input.isChosen && isHeldBack(pointer, version)) {
    input.onHeldBack?.({ current: pointer.version, built: version })
    return { version, previous }
  }
  if (!stored) await takeIn(input, version)
  else if (previous !== version)
    await checkFitness(input, path.join(storeDir, name, version), stored)
  if (input.isChosen) await forgetSetAside(storeDir, name, version)
  await publishVersion(storeDir, name, version)
  await removeOld(storeDir, name, input.retention ?? DEFAULT_RETENTION)
  return { version, previous }
}

/** Copies a build into the store; what is in service stays. */
const store = async (input: PublishInput): Promise<string> => {
  const { storeDir, name } = input
  const { version } = (await inspectRelease(input.buildDir, { name })).release
  await sweep(path.join(storeDir, name))
  await input.bring?.(name, version)
  const stored = await inspectStored(storeDir, name, version).catch(() => null)
  if (stored) await checkFitness(input, path.join(storeDir, name, version), stored)
  else await takeIn(input, version)
  if (input.isChosen) await forgetSetAside(storeDir, name, version)
  return version
}

const refusing = async <T>({ name, buildDir, storeDir }: PublishInput, work: () => Promise<T>) => {
  if (!existsSync(path.join(buildDir, META_FILE))) {
    throw new ExpectedFailure(messages.noBuild(name, displayPath(buildDir)))
  }
  try {
    return await withStoreLock(storeDir, work)
  } catch (error) {
    if (!(error instanceof RefusedRelease)) throw error
    throw new ExpectedFailure(messages.refused(name, refusalMessages[error.code](error.detail)))
  }
}

/**
 * Copies a build into the store as an immutable release that nobody sees yet: for a preview or a canary. It is checked
 * like one that goes into service. Gives its version.
 */
export const storeRelease = (input: PublishInput): Promise<string> =>
  refusing(input, () => store(input))

/**
 * Copies a build into the store as an immutable release and puts it into service. Every fault is found before the
 * pointer moves, so the current release stays in service. Publishing the same build again changes nothing, and after a
 * rollback a known build does not return by itself.
 */
export const publishRelease = (input: PublishInput): Promise<Published> =>
  refusing(input, () => publish(input))
