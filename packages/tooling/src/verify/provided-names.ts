import { existsSync, readFileSync } from 'node:fs'
import { REMOTE_CONTRACT, type ShellProvides } from '@isp/federation'
import { readProvidedNames } from '@isp/federation/rspack'
import { fromRoot } from '../workspace/paths.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** What every singleton offers under the present number of the agreement between shell and remotes. */
export const PROVIDED_NAMES = 'packages/federation/generated/provided-names.json'

type Provided = Pick<ShellProvides, 'names'> & { contract: number }

/** The file as it must stand: compiled from the sources, so a name that a library dropped is seen too. */
export const providedNames = async (): Promise<string> => {
  const { names } = await readProvidedNames(fromRoot('shell'))
  return `${JSON.stringify({ contract: REMOTE_CONTRACT, names } satisfies Provided, null, 2)}\n`
}

/** Names that the file promises and the sources no longer have, a line each; a new number promises anew. */
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
