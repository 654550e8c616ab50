// `npm run remote -- list | release <name> [--from DIR] | rollback <name> [version] | retire <name>`
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createBundleTrial, releaseNameSchema } from '@isp/federation/server'
import { appNameOf, buildWorkspace, listApps } from '../build/build-workspace.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { createLifetime } from '../process/lifetime.ts'
import { runCommand } from '../process/run-command.ts'
import { budgetOf } from '../weight/remote-budgets.ts'
import { fromRoot, runtimeFolders } from '../workspace/paths.ts'
import { findLacks } from './find-lacks.ts'
import { listReleases } from './list-releases.ts'
import { listStore } from './list-store.ts'
import { publishRelease } from './publish-release.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { retire, rollback } from './rollback.ts'
import { askRunningBff } from './running-bff.ts'
import { changeReleases, withStore } from './with-releases.ts'

const tryBundle = createBundleTrial()

const print = (line: string) => process.stdout.write(`${line}\n`)

const listFolder = async () => {
  const storeDir = runtimeFolders.releases
  const found = existsSync(storeDir) ? readdirSync(storeDir) : []
  const names = found.filter((name) => releaseNameSchema.safeParse(name).success).sort()
  return Promise.all(
    names.map(async (name) => ({ name, releases: await listReleases(storeDir, name) })),
  )
}

const list = (): Promise<void> =>
  withStore(async (store) => {
    const listed = store ? await listStore(store) : await listFolder()
    if (listed.length === 0) print(messages.empty)
    for (const { name, releases } of listed) {
      for (const release of releases) print(messages.line(name, release))
    }
  })

const folderOf = (name: string): string => {
  const apps = listApps()
  const folder = apps.find((app) => appNameOf(app) === name)
  if (folder) return folder
  throw new ExpectedFailure(messages.unknownRemote(name, apps.map(appNameOf)))
}

const build = async (folders: readonly string[]): Promise<void> => {
  const lifetime = createLifetime({ onSignal: () => {}, onInsist: () => process.exit(130) })
  await buildWorkspace(lifetime.signal, folders)
}

/** Changes releases, then says which fragments are missing on pages with those that are in service now. */
const change = async <T>(
  act: Parameters<typeof changeReleases>[0],
  work: (at: Parameters<Parameters<typeof changeReleases<T>>[1]>[0]) => Promise<T>,
): Promise<T> => {
  const { result, lacks } = await changeReleases(act, async (at) => ({
    result: await work(at),
    lacks: await findLacks(at.storeDir),
  }))
  for (const { name, fragment } of lacks) print(messages.lacked(name, fragment))
  return result
}

/** What the running BFF serves; null, with a line about it, if it does not say. */
const servedOperations = async () => {
  const { operations, silent } = await askRunningBff()
  if (silent) print(messages.bffSilent(silent))
  return operations
}

/** Builds one application, or takes a given build, and publishes it: beside a running shop or before its start. */
const release = async (name: string, from?: string): Promise<void> => {
  if (!from) {
    const folder = folderOf(name)
    print(messages.building(name))
    await build([folder])
  }
  const buildDir = from ? path.resolve(from) : fromRoot(folderOf(name), 'dist')
  print(messages.checking(name))
  const operations = await servedOperations()
  const input = { name, buildDir, tryBundle, operations, isChosen: true, budget: budgetOf(name) }
  const published = await change('release', (at) => publishRelease({ ...at, ...input }))
  print(messages.released(name, published))
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: { from: { type: 'string' } } })
  } catch {
    throw new ExpectedFailure(messages.usage)
  }
}

runCommand(async (args) => {
  const { positionals, values } = parse(args)
  const [action, name, version] = positionals
  if (values.from !== undefined && action !== 'release') throw new ExpectedFailure(messages.usage)
  if (action === 'list') await list()
  else if (action === 'release' && name) await release(name, values.from)
  else if (action === 'rollback' && name) {
    const input = { name, version, tryBundle, operations: await servedOperations() }
    const chosen = await change('rollback', (at) => rollback({ ...at, ...input }))
    print(messages.rolledBack(name, chosen))
  } else if (action === 'retire' && name) {
    await change('retire', ({ storeDir }) => retire(storeDir, name))
    print(messages.retired(name))
  } else throw new ExpectedFailure(messages.usage)
  return 0
})
