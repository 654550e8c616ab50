import { existsSync, readFileSync } from 'node:fs'
import { REMOTE_CONTRACT, type ShellProvides } from '@isp/federation'
import { readProvidedNames } from '@isp/federation/rspack'
import { appsWithPages } from '../routes/route-index.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** Names that every singleton exports under the current number of the agreement between shell and remotes. */
export const PROVIDED_NAMES = 'packages/federation/generated/provided-names.json'

type Provided = Pick<ShellProvides, 'names'> & { contract: number }

/** The expected content of the file: compiled from the sources, so that a name dropped by a library is noticed too. */
export const providedNames = async (): Promise<string> => {
  // a remote depends on the same singletons: it stands in where a sparse checkout has no shell
  const apps = appsWithPages(workspaceRoot)
  const app = apps.find((folder) => folder === 'shell') ?? apps[0] ?? 'shell'
  const { names } = await readProvidedNames(fromRoot(app))
  return `${JSON.stringify({ contract: REMOTE_CONTRACT, names } satisfies Provided, null, 2)}\n`
}

/**
 * Names that the file promises but the sources no longer have, one per line; under a new number, promises start over.
 */
export const findLostNames = (file: string, now: string): string[] => {
  if (!existsSync(file)) return []
  const promised = JSON.parse(readFileSync(file, 'utf8')) as Provided
  const { contract, names } = JSON.parse(now) as Provided
  if (promised.contract !== contract) return []
  return Object.entries(promised.names).flatMap(([singleton, before]) =>
    before
      .filter((name) => !names[singleton]?.includes(name))
      .map((name) => messages.nameLost(singleton, name, contract)),
  )
}
