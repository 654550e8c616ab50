import { REMOTE_CONTRACT, SHELL_NAME } from '@isp/federation'
import { readProvidedNames, sharedVersions } from '@isp/federation/rspack'
import { checkFit, isShell, RefusedRelease, type StoredShell } from '@isp/federation/server'
import { buildWorkspace } from '../build/build-workspace.ts'
import { checkFreePrefixes, readShop } from '../dev/against/read-shop.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { refusalMessages } from '../releases/refusal.messages.ts'
import { describeRemote } from '../weight/check-weight.ts'
import { budgetOf, weighRelease } from '../weight/remote-budgets.ts'
import { fromRoot } from '../workspace/paths.ts'
import { checkMessages as messages } from './check.messages.ts'
import type { CheckStep, Verdict } from './check-step.ts'

/** A refusal of the release gate or of a command is a problem of the remote; any other error is one of this command. */
const problemOf = (error: unknown): Verdict => {
  if (error instanceof RefusedRelease)
    return { problems: [refusalMessages[error.code](error.detail)] }
  if (error instanceof ExpectedFailure) return { problems: [error.message] }
  throw error
}

const refusable =
  (run: CheckStep['run']): CheckStep['run'] =>
  (checked) =>
    run(checked).catch(problemOf)

export const buildStep: CheckStep = {
  name: 'build',
  run: refusable(async ({ folder, signal }) => {
    await buildWorkspace(signal, [folder])
    return { problems: [] }
  }),
}

export const sizeStep: CheckStep = {
  name: 'size',
  needsBuild: true,
  run: refusable(async ({ folder, name, inspect }) => {
    const { files } = await inspect()
    const weight = await weighRelease(fromRoot(folder, 'dist'), Object.keys(files))
    const { isGood, text } = describeRemote(name, weight, budgetOf(name))
    return { problems: isGood ? [] : [text], note: messages.size(weight.page, weight.all) }
  }),
}

/** The list of files with hashes, the description, and no styles for the whole page. */
export const releaseStep: CheckStep = {
  name: 'release',
  needsBuild: true,
  run: refusable(async ({ inspect }) => {
    const { release } = await inspect()
    return { problems: [], note: messages.version(release.version) }
  }),
}

/** A shell built from the singletons of this checkout, as far as remotes see it. */
const shellOfSources = async (directory: string): Promise<StoredShell> => ({
  name: SHELL_NAME,
  version: '',
  contract: REMOTE_CONTRACT,
  provides: await readProvidedNames(directory),
  shared: sharedVersions(directory),
  web: { base: '', entry: '', integrity: '', fonts: [] },
  node: { entry: '', integrity: '' },
  inline: { consent: '', boot: '' },
})

export const fitStep: CheckStep = {
  name: 'fit',
  needsBuild: true,
  run: refusable(async ({ folder, inspect }) => {
    const { release } = await inspect()
    if (isShell(release)) throw new Error(`${folder} is no remote`)
    checkFit(release, [await shellOfSources(fromRoot(folder))])
    const { names, operations } = release.uses
    const count = Object.values(names).flat().length
    return { problems: [], note: messages.fit(release.contract, count, operations.length) }
  }),
}

/** What the live shop says of itself: its contract, and whose addresses these are. */
export const shopStep: CheckStep = {
  name: 'shop',
  needsBuild: true,
  run: refusable(async ({ name, against, inspect }) => {
    if (against === undefined) return { problems: [], note: messages.noShop }
    const { registry } = await readShop(against, name)
    const { release } = await inspect()
    if (!isShell(release)) checkFreePrefixes(release, registry)
    return { problems: [], note: messages.contract(release.contract) }
  }),
}
