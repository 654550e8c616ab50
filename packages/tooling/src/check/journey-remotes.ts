import { readFile, writeFile } from 'node:fs/promises'
import type { PlaywrightSuite } from '../test/failures.ts'
import { fromRoot } from '../workspace/paths.ts'

/** Remotes whose files each journey asked for when all were run last; refreshed by `npm run check -- --journeys`. */
export const JOURNEY_REMOTES = 'e2e/remotes-of-journeys.json'

/** Names of remotes by file of journeys. */
type JourneyRemotes = Readonly<Record<string, readonly string[]>>

/** Journeys that release or break something see to that themselves: no preview is shown to them. */
const isOfPreview = (projectName: string): boolean => projectName !== 'breaking'

/** What a report of Playwright says about the journeys that can be run with a preview. */
export const remotesInReport = (suites: readonly PlaywrightSuite[]): JourneyRemotes => {
  const found = new Map<string, Set<string>>()
  const read = ({ specs, suites: inner = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      for (const { projectName, annotations = [] } of tests) {
        if (!isOfPreview(projectName)) continue
        const names = found.get(file) ?? new Set()
        for (const { type, description } of annotations) {
          if (type === 'remote' && description) names.add(description)
        }
        found.set(file, names)
      }
    }
    inner.forEach(read)
  }
  suites.forEach(read)
  const entries = [...found].map(([file, names]) => [file, [...names].sort()] as const)
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)))
}

/** Files of journeys that pass through a remote. */
export const journeysThrough = async (name: string): Promise<readonly string[]> => {
  const remotes = JSON.parse(await readFile(fromRoot(JOURNEY_REMOTES), 'utf8')) as JourneyRemotes
  return Object.keys(remotes).filter((file) => remotes[file]?.includes(name))
}

/** Keeps what the last complete run has shown. Gives the number of files. */
export const keepJourneyRemotes = async (suites: readonly PlaywrightSuite[]): Promise<number> => {
  const remotes = remotesInReport(suites)
  await writeFile(fromRoot(JOURNEY_REMOTES), `${JSON.stringify(remotes, null, 2)}\n`)
  return Object.keys(remotes).length
}
