import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'

/** What one configuration of vitest tests, paths from the root. */
export type Target = {
  project: string
  /** That are mutated. */
  files: readonly string[]
  /** Alone are asked; none: all that reach a mutated file. */
  tests: readonly string[]
}

/** What a whole run goes through; the work of the commands starts processes and is left to tests of its own. */
const WHOLE = [
  ...['contract', 'api-client', 'session', 'router', 'query', 'ui', 'forms', 'logging', 'i18n'],
  ...['federation', 'bff'],
].map((name) => `packages/${name}`)
const APPLICATIONS = ['shell', 'remote-*']

const NOT_RULES =
  /(^|\/)(node_modules|dist|generated|commands)\/|\.(test|spec|fixture|setup|showcase|messages|sql|config|command|d)\.tsx?$|(^|\/)(main|index|setup|test-setup)\.tsx?$/
/** What talks to the database or is the server itself is seen by planted faults: as mutants they cost minutes each. */
const SERVER = /from '(pg|fastify|pg-boss|@fastify\/[^']+)'|\.sql\.ts'|\bDatabase\b/

/** A test that opens a shop takes seconds: a rule has tests of its own, which take none. */
const OPENS_SHOP = /\.fixture\.ts'|'@isp\/testing\/database'/

const quickTestsOf = (root: string, project: string): readonly string[] =>
  project === 'packages/bff'
    ? globSync(`${project}/src/**/*.test.ts`, { cwd: root })
        .filter((file) => !OPENS_SHOP.test(readFileSync(path.join(root, file), 'utf8')))
        .sort()
    : []

const isRule = (root: string, file: string): boolean =>
  !NOT_RULES.test(file) &&
  !(file.startsWith('packages/bff/') && SERVER.test(readFileSync(path.join(root, file), 'utf8')))

const filesIn = (root: string, wish: string): readonly string[] => {
  const full = path.join(root, wish)
  if (!existsSync(full)) throw new ExpectedFailure(messages.noSuchPath(wish))
  if (statSync(full).isFile()) return [wish]
  return globSync(`${wish}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).filter((file) => isRule(root, file))
}

/** The folder above a file that vitest has a configuration for. */
const projectOf = (root: string, file: string): string => {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (existsSync(path.join(root, folder, 'vitest.config.ts'))) return folder
  }
  throw new ExpectedFailure(messages.noProject(file))
}

/**
 * @param wishes files, or folders of which the rules and components are taken; none: the whole house
 * @throws ExpectedFailure when there is no such path, or nothing in it to mutate
 */
export const findTargets = (root: string, wishes: readonly string[]): readonly Target[] => {
  const named = wishes.map((wish) => path.normalize(wish).replace(/\/$/, ''))
  const all = [...WHOLE, ...globSync(APPLICATIONS, { cwd: root })]
  const files = (named.length > 0 ? named : all).flatMap((wish) => filesIn(root, wish))
  if (files.length === 0) throw new ExpectedFailure(messages.nothingToMutate)
  const byProject = Map.groupBy([...new Set(files)].sort(), (file) => projectOf(root, file))
  return [...byProject].map(([project, own]) => ({
    project,
    files: own,
    tests: quickTestsOf(root, project),
  }))
}
