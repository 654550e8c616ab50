import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteRelease } from '@isp/federation'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { lastLine, runStep } from '../process/run-step.ts'
import { type PublishInput, publishRelease } from '../releases/publish-release.ts'
import { releasesMessages } from '../releases/releases.messages.ts'
import { startMessages } from '../start/start.messages.ts'
import { displayPath, fromRoot, runtimeFolders, workspaceRoot } from '../workspace/paths.ts'
import { clearDevelopmentBuild } from './development-mark.ts'

/** Folders of the applications that rspack builds: the shell first, then the remotes. */
export const listApps = (): string[] =>
  readdirSync(workspaceRoot)
    .filter((name) => name === 'shell' || name.startsWith('remote-'))
    .filter((name) => existsSync(fromRoot(name, 'rspack.config.ts')))
    .sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b))

export const listRemotes = (): string[] => listApps().filter((name) => name !== 'shell')

/**
 * Builds what has changed of the given applications (all by default), with turbo's cache. Throws with
 * the first error that a build printed.
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
  if (code === 0) return
  const errors = output.split('\n').filter((line) => /error|×|не удалась/i.test(line))
  const reason = (errors[0] ?? lastLine(output)).replace(/^[\w@/:-]+:\s*/, '')
  throw new ExpectedFailure(startMessages.buildFailed(reason.trim(), displayPath(log)))
}

type AppName = { name: string }

type PublishOptions = Pick<PublishInput, 'isChosen' | 'onHeldBack'> & { storeDir?: string }

/** Takes the built remote of a folder into the release store. Gives its name and version. */
export const publishApp = (
  folder: string,
  { storeDir = runtimeFolders.releases, ...options }: PublishOptions = {},
): RemoteRelease => {
  const dist = fromRoot(folder, 'dist')
  const meta = path.join(dist, 'release-meta.json')
  const name = existsSync(meta)
    ? (JSON.parse(readFileSync(meta, 'utf8')) as AppName).name
    : folder.replace(/^remote-/, '')
  return publishRelease({
    ...options,
    storeDir,
    name,
    webDir: path.join(dist, 'web'),
    nodeDir: path.join(dist, 'node'),
  })
}

/** Publishes every built remote; one that was rolled back stays as it is, with a line about it. */
export const publishRemotes = (print: (line: string) => void): void => {
  for (const folder of listRemotes()) {
    const name = folder.replace(/^remote-/, '')
    publishApp(folder, {
      onHeldBack: ({ current, built }) => print(releasesMessages.heldBack(name, current, built)),
    })
  }
}
