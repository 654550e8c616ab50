import { ExpectedFailure } from '../process/expected-failure.ts'
import { generatorMessages as messages } from './generators.messages.ts'
import type { Names } from './names.ts'

const FOLDER = 'packages/bff/migrations'

/** `20261121210500`: the time of writing in UTC, so that two authors never choose the same name. */
const stampOf = (now: Date): string => now.toISOString().replaceAll(/\D/g, '').slice(0, 14)

const digitsOf = (file: string): string => /^(\d{3}|\d{14})_.*\.sql$/.exec(file)?.[1] ?? ''

/** The newest file of the folder: timestamps come after numbers. */
const newestOf = (files: readonly string[]): string =>
  files
    .map(digitsOf)
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    .at(-1) ?? ''

const wordsOf = (name: Names): string => name.kebab.replaceAll('-', '_')

/** An empty migration that names the module of its tables and the servers that may run beside it. */
export const migrationFile = (
  module: Names,
  name: Names,
  now: Date,
  known: readonly string[],
): Record<string, string> => {
  const words = wordsOf(name)
  const taken = known.find((file) => file.endsWith(`_${words}.sql`))
  if (taken) throw new ExpectedFailure(messages.exists(`${FOLDER}/${taken}`))
  return {
    [`${FOLDER}/${stampOf(now)}_${words}.sql`]: `-- Tables of the module ${module.kebab}.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know ${newestOf(known)} go on working.
`,
  }
}

/** A file for the current definition of a function, or of views that belong together, with its module's name. */
export const repeatableFile = (module: Names, name: Names): Record<string, string> => ({
  [`${FOLDER}/repeatable/${wordsOf(name)}.sql`]: `-- Of the module ${module.kebab}.

create or replace function ${wordsOf(name)}() returns integer language sql stable return null;
`,
})
