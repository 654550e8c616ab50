import { readFileSync } from 'node:fs'
import { type AppContract, readApp } from '@isp/federation/rspack'
import { listApps } from '../build/build-workspace.ts'
import { loadConfig } from '../build/load-config.ts'
import { fromRoot } from '../workspace/paths.ts'
import { contractsPage, type Team } from './contracts-page.ts'
import { verifyMessages as messages } from './verify.messages.ts'

/** The page that says what the applications give to and take of each other. */
export const TEAM_CONTRACTS = 'packages/docs/contracts-between-teams.md'

/** Owner of a folder at the root, by its own line in CODEOWNERS. */
const ownersOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, folder, owner] = /^\/([^/\s]+)\/\s+(\S.*)$/.exec(line) ?? []
      return folder && owner ? [[folder, owner] as const] : []
    }),
  )

const readTeams = async (): Promise<Team[]> => {
  const owners = ownersOf(readFileSync(fromRoot('CODEOWNERS'), 'utf8'))
  const teams: Team[] = []
  for (const folder of listApps()) {
    const contract = await readApp(await loadConfig(fromRoot(folder)))
    teams.push({ ...contract, owner: owners.get(folder) ?? '' })
  }
  return teams
}

let reading: Promise<Team[]> | null = null
/** Read once for the page and its checks. */
const teamsNow = (): Promise<Team[]> => {
  reading ??= readTeams()
  return reading
}

/** The expected content of the page. */
export const teamContracts = async (): Promise<string> => contractsPage(await teamsNow())

/** A sentence for each fragment or event that an application takes and nobody gives. */
export const describeUnmet = (teams: readonly AppContract[]): string[] => {
  const given = new Set(
    teams.flatMap(({ name, fragments, lateFragments }) =>
      [...fragments, ...lateFragments].map((one) => `${name}/${one}`),
    ),
  )
  const told = new Set(teams.flatMap(({ events }) => events))
  return teams.flatMap(({ name, uses }) => [
    ...uses.fragments.filter((one) => !given.has(one)).map((one) => messages.noFragment(name, one)),
    ...uses.events.filter((one) => !told.has(one)).map((one) => messages.noEvent(name, one)),
  ])
}

/** The same of these sources. */
export const unmetContracts = async (): Promise<string[]> => describeUnmet(await teamsNow())
