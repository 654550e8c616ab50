import { existsSync, readFileSync } from 'node:fs'
import { REMOTE_CONTRACT, type ShellProvides } from '@isp/federation'
import { readProvidedNames } from '@isp/federation/rspack'
import { fromRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** Names that every singleton exports under the current number of the agreement between shell and remotes. */
export const PROVIDED_NAMES = 'packages/federation/generated/provided-names.json'

type Provided = Pick<ShellProvides, 'names'> & { contract: number }

/** The expected content of the file: compiled from the sources, so that a name dropped by a library is noticed too. */
export const providedNames = async (): Promise<string> => {
  const { names } = await readProvidedNames(fromRoot('shell'))
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
