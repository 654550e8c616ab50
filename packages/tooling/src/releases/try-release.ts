import type { ReleaseControl } from '@isp/bff/release-control'
import { inspectRelease, isShell } from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { weighRelease } from '../weight/remote-budgets.ts'
import { actor } from './actor.ts'
import { readChecks } from './check-record.ts'
import { chooseStored } from './choose-stored.ts'
import { commitOf } from './commit-of.ts'
import { listReleases } from './list-releases.ts'
import { ownerOf } from './owner-of.ts'
import { type PublishInput, storeRelease } from './publish-release.ts'
import { trialMessages as messages } from './trial.messages.ts'
import { withControl } from './with-control.ts'
import { changeReleases } from './with-releases.ts'

class WithdrawnRelease extends ExpectedFailure {}

/** What is known of a build: how heavy it is, what it shares, which checks it has passed. */
const describeBuild = async (name: string, buildDir: string) => {
  const { release, files } = await inspectRelease(buildDir, { name })
  const { version } = release
  return {
    version,
    record: {
      owner: await ownerOf(name),
      sizes: isShell(release) ? null : await weighRelease(buildDir, Object.keys(files)),
      checks: await readChecks(name, version),
      shared: isShell(release) ? [] : release.requires.map((one) => one.name).sort(),
    },
  }
}

/** Keeps what is known of a release for the page of the staff. A database that does not answer is no reason to refuse it. */
export const recordRelease = async (
  name: string,
  buildDir: string,
  print: (line: string) => void,
): Promise<void> => {
  const { version, record } = await describeBuild(name, buildDir)
  const known = { name, version, record, by: actor(), commit: await commitOf() }
  await withControl((control) => control.record(known)).catch((error: Error) =>
    print(messages.notRecorded(error.message)),
  )
}

type Stored = { name: string; version?: string | undefined; input: Omit<PublishInput, 'storeDir'> }

/** The version to be tried: a stored one, or that of a build, which is stored first. */
const takeVersion = async (
  { name, version, input }: Stored,
  print: (line: string) => void,
  isAgain = false,
): Promise<string> => {
  if (version !== undefined) {
    return changeReleases('release', (at) => chooseStored(at, { name, version, isAgain }))
  }
  const stored = await changeReleases('release', async (at) => {
    const built = await storeRelease({ ...at, ...input })
    const listed = await listReleases(at.storeDir, name)
    const isServed = listed.some((one) => one.isServed && one.version === built)
    return { version: built, isServed }
  })
  await recordRelease(name, input.buildDir, print)
  print(messages.stored(name, stored.version, stored.isServed))
  return stored.version
}

/** The same for a release to all; a database that does not answer knows of no withdrawal. */
export const refuseWithdrawn = async (
  chosen: Parameters<typeof checkWithdrawn>[1],
): Promise<void> => {
  try {
    await withControl((control) => checkWithdrawn(control, chosen))
  } catch (error) {
    if (error instanceof WithdrawnRelease) throw error
  }
}

/** Refuses a version that a canary has withdrawn, unless it is chosen again all the same. */
const checkWithdrawn = async (
  control: ReleaseControl,
  { name, version, isAgain }: { name: string; version: string; isAgain: boolean },
): Promise<void> => {
  if (isAgain) return control.forgive(name, version)
  const reason = await control.withdrawalOf(name, version)
  if (reason !== undefined) throw new WithdrawnRelease(messages.wasWithdrawn(name, version, reason))
}

/** Somebody went back to a release by name: a canary that withdrew it no longer counts. */
export const forgiveWithdrawal = async (name: string, version: string): Promise<void> => {
  await withControl((control) => control.forgive(name, version)).catch(() => {})
}

/** Makes a link by which a browser sees these releases. */
export const startPreview = async (
  chosen: readonly Stored[],
  { hours, origin }: { hours: number; origin: string },
  print: (line: string) => void,
): Promise<void> => {
  const releases: Record<string, string> = {}
  for (const one of chosen) releases[one.name] = await takeVersion(one, print)
  const until = new Date(Date.now() + hours * 3_600_000)
  const link = await withControl((control) => control.previewPath(releases, until, actor()))
  print(messages.preview(origin + link, until))
}

/** Gives a release to a share of the visitors. */
export const startCanary = async (
  chosen: Stored,
  { stages, isAgain }: Pick<Parameters<ReleaseControl['startCanary']>[0], 'stages' | 'isAgain'>,
  print: (line: string) => void,
): Promise<void> => {
  const { name } = chosen
  const version = await takeVersion(chosen, print, isAgain)
  const commit = await commitOf()
  await withControl(async (control) => {
    await checkWithdrawn(control, { name, version, isAgain })
    await control.startCanary({ name, version, stages, isAgain, by: actor(), commit })
  })
  print(messages.began(name, version, stages))
}

/** Ends a running canary: for all, or for nobody. */
export const endCanary = async (
  name: string,
  state: 'promoted' | 'withdrawn',
  reason: string | null,
  print: (line: string) => void,
): Promise<void> => {
  const version = await withControl((control) => control.end(name, { state, by: actor(), reason }))
  if (version === undefined) throw new ExpectedFailure(messages.notRunning(name))
  print(messages[state](name, version))
}
