import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseRecord } from '@isp/bff/release-control'
import { fromRoot } from '../workspace/paths.ts'

type Checks = ReleaseRecord['checks']

const fileOf = (name: string): string => fromRoot('var/run', `check-${name}.json`)

/** Keeps what `npm run check` has found of a build, until the build is released. */
export const writeChecks = async (name: string, version: string, checks: Checks): Promise<void> => {
  await mkdir(path.dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), JSON.stringify({ version, checks }))
}

/** The checks of this very build; none if another one was checked last. */
export const readChecks = async (name: string, version: string): Promise<Checks> => {
  try {
    const kept = JSON.parse(await readFile(fileOf(name), 'utf8')) as {
      version: string
      checks: Checks
    }
    return kept.version === version ? kept.checks : []
  } catch {
    return []
  }
}
