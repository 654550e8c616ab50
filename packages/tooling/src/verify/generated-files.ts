import path from 'node:path'
import { findLostNames, PROVIDED_NAMES, providedNames } from './provided-names.ts'
import { READ_CALLS, readCalls } from './read-calls.ts'
import { registrationLists } from './registration-lists.ts'
import { TEAM_CONTRACTS, teamContracts, unmetContracts } from './team-contracts.ts'
import { describeStale } from './write-generated.ts'

/** What must stand in each committed file that is made from the singletons, the endpoints or the applications. */
export const generateFiles = async (): Promise<Readonly<Record<string, string>>> => ({
  [PROVIDED_NAMES]: await providedNames(),
  [READ_CALLS]: readCalls(),
  [TEAM_CONTRACTS]: await teamContracts(),
})

/** Names that went away under the same contract number: a line each. */
export const lostNames = (root: string, files: Readonly<Record<string, string>>): string[] =>
  findLostNames(path.join(root, PROVIDED_NAMES), files[PROVIDED_NAMES] ?? '')

/** Compares the committed generated files of a tree with what its folders and the singletons say now. */
export const checkGenerated = async (root: string): Promise<string[]> => {
  const files = await generateFiles()
  return [
    ...describeStale(root, registrationLists(root)),
    ...lostNames(root, files),
    ...(await unmetContracts()),
    ...describeStale(root, files),
  ]
}
