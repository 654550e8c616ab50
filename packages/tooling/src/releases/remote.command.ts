// `npm run remote -- list | release <name> [--from DIR] | rollback <name> [version] | retire <name>`
// `npm run remote -- preview <name>[=version] … [--hours 8] | canary <name>[=version] [--stages 5:10,50:60] | promote <name> | withdraw <name>`
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createBundleTrial, inspectRelease, releaseNameSchema } from '@isp/federation/server'
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
import { parseStages } from './release-stages.ts'
import { releasesMessages as messages } from './releases.messages.ts'
import { retire, rollback } from './rollback.ts'
import { askRunningBff, shopOrigin } from './running-bff.ts'
import { trialMessages } from './trial.messages.ts'
import {
  endCanary,
  forgiveWithdrawal,
  recordRelease,
  refuseWithdrawn,
  startCanary,
  startPreview,
} from './try-release.ts'
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

/** The build to be released: a given one, or a new one. */
const buildOf = async (name: string, from: string | undefined) => {
  if (!from) {
    const folder = folderOf(name)
    print(messages.building(name))
    await build([folder])
  }
  const buildDir = from ? path.resolve(from) : fromRoot(folderOf(name), 'dist')
  print(messages.checking(name))
  const operations = await servedOperations()
  return { name, buildDir, tryBundle, operations, isChosen: true, budget: budgetOf(name) }
}

type Values = {
  from?: string | undefined
  stages?: string | undefined
  hours?: string | undefined
  reason?: string | undefined
  again?: boolean | undefined
}

/** Publishes an application: beside a running shop or before its start. */
const release = async (name: string, { from, again = false }: Values): Promise<void> => {
  const input = await buildOf(name, from)
  const { version } =
    (await inspectRelease(input.buildDir, { name }).catch(() => null))?.release ?? {}
  if (version) await refuseWithdrawn({ name, version, isAgain: again })
  const published = await change('release', (at) => publishRelease({ ...at, ...input }))
  await recordRelease(name, input.buildDir, print)
  print(messages.released(name, published))
}

/** `catalog` or `catalog=0123456789abcdef`. */
const chosenOf = async (text: string, from: string | undefined) => {
  const [name = '', version] = text.split('=')
  if (version !== undefined) return { name, version, input: { name, buildDir: '' } }
  return { name, input: await buildOf(name, from) }
}

const preview = async (names: readonly string[], { from, hours = '8' }: Values): Promise<void> => {
  if (!/^\d{1,2}$/.test(hours) || Number(hours) < 1 || Number(hours) > 72)
    throw new ExpectedFailure(trialMessages.badHours)
  if (from !== undefined && names.length > 1) throw new ExpectedFailure(messages.usage)
  const chosen = []
  for (const name of names) chosen.push(await chosenOf(name, from))
  await startPreview(chosen, { hours: Number(hours), origin: shopOrigin() }, print)
}

const canary = async (text: string, { from, again = false, ...values }: Values): Promise<void> => {
  const stages = parseStages(values.stages)
  await startCanary(await chosenOf(text, from), { stages, isAgain: again }, print)
}

const optionNames = {
  from: { type: 'string' },
  stages: { type: 'string' },
  hours: { type: 'string' },
  reason: { type: 'string' },
  again: { type: 'boolean' },
} as const
/** Options that an action takes; another one is a mistake. */
const optionsOf: Readonly<Record<string, readonly (keyof Values)[]>> = {
  list: [],
  release: ['from', 'again'],
  rollback: [],
  retire: [],
  preview: ['from', 'hours'],
  canary: ['from', 'stages', 'again'],
  promote: [],
  withdraw: ['reason'],
}

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, allowPositionals: true, options: optionNames })
  } catch {
    throw new ExpectedFailure(messages.usage)
  }
}

runCommand(async (args) => {
  const { positionals, values } = parse(args)
  const [action = '', name, version] = positionals
  const allowed = optionsOf[action] ?? []
  if (Object.keys(values).some((option) => !allowed.includes(option as keyof Values)))
    throw new ExpectedFailure(messages.usage)
  if (action === 'list') await list()
  else if (action === 'release' && name) await release(name, values)
  else if (action === 'rollback' && name) {
    const input = { name, version, tryBundle, operations: await servedOperations() }
    const chosen = await change('rollback', (at) => rollback({ ...at, ...input }))
    if (version) await forgiveWithdrawal(name, chosen)
    print(messages.rolledBack(name, chosen))
  } else if (action === 'retire' && name) {
    await change('retire', ({ storeDir }) => retire(storeDir, name))
    print(messages.retired(name))
  } else if (action === 'preview' && name) await preview(positionals.slice(1), values)
  else if (action === 'canary' && name) await canary(name, values)
  else if (action === 'promote' && name) await endCanary(name, 'promoted', null, print)
  else if (action === 'withdraw' && name)
    await endCanary(name, 'withdrawn', values.reason ?? null, print)
  else throw new ExpectedFailure(messages.usage)
  return 0
})
