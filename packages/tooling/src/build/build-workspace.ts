import { existsSync, readdirSync } from 'node:fs'
import { createBundleTrial } from '@isp/federation/server'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { lastLine, runStep } from '../process/run-step.ts'
import { publishEach } from '../releases/publish-each.ts'
import { type Published, type PublishInput, publishRelease } from '../releases/publish-release.ts'
import { releasesMessages } from '../releases/releases.messages.ts'
import { changeReleases } from '../releases/with-releases.ts'
import { startMessages } from '../start/start.messages.ts'
import { budgetOf } from '../weight/remote-budgets.ts'
import { displayPath, fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { clearLeftovers } from './clear-leftovers.ts'
import { clearDevelopmentBuild } from './development-mark.ts'

/** Folders of the applications that rspack builds: the shell first, then the remotes. */
export const listApps = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name === 'shell' || name.startsWith('remote-'))
    .filter((name) => existsSync(fromRoot(name, 'rspack.config.ts')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b))

/** The release name of an application's folder. */
export const appNameOf = (folder: string): string => folder.replace(/^remote-/, '')

/**
 * Builds the given applications (all by default), using turbo's cache for unchanged ones. Throws with the first error
 * printed by a build.
 */
export const buildWorkspace = async (
  signal?: AbortSignal,
  folders: readonly string[] = listApps(),
): Promise<void> => {
  for (const folder of folders) clearDevelopmentBuild(folder)
  const filters = folders.map((name) => `--filter=./${name}`)
  const { code, log, output } = await runStep({
    name: 'build',
    program: fromRoot('node_modules/.bin/turbo'),
    args: [
      'run',
      'build',
      '--concurrency=2',
      '--output-logs=new-only',
      '--log-order=grouped',
      ...filters,
    ],
    env: { ...process.env, NODE_ENV: 'production', TURBO_TELEMETRY_DISABLED: '1' },
    ...(signal && { signal }),
  })
  if (code === 0) {
    for (const folder of folders) await clearLeftovers(fromRoot(folder, 'dist'))
    return
  }
  const errors = output.split('\n').filter((line) => /error|×|не удалась/i.test(line))
  const reason = (errors[0] ?? lastLine(output)).replace(/^[\w@/:-]+:\s*/, '')
  throw new ExpectedFailure(startMessages.buildFailed(reason.trim(), displayPath(log)))
}

type PublishOptions = Omit<PublishInput, 'name' | 'buildDir'>

/** Publishes the built application of a folder to a release store. */
export const publishApp = (folder: string, options: PublishOptions): Promise<Published> =>
  publishRelease({ ...options, name: appNameOf(folder), buildDir: fromRoot(folder, 'dist') })

/**
 * Publishes all builds, the shell first, since remotes are tested with it. A remote that was rolled back stays so, with
 * a line about it.
 */
export const publishApps = async (print: (line: string) => void): Promise<void> => {
  const tryBundle = createBundleTrial()
  const publishTo: Parameters<typeof changeReleases>[1] = (at) =>
    publishEach(listApps(), (folder) =>
      publishApp(folder, {
        ...at,
        tryBundle,
        budget: budgetOf(appNameOf(folder)),
        isFirstOfAll: folder === 'shell',
        onHeldBack: ({ current, built }) =>
          print(releasesMessages.heldBack(appNameOf(folder), current, built)),
      }),
    )
  await changeReleases('release', publishTo)
}
