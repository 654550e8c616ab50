import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { mutantsMessages as messages } from './mutants.messages.ts'

/** The tests of one vitest configuration; paths from the root. */
export type Target = {
  project: string
  /** Files to mutate. */
  files: readonly string[]
  /** The tests to run; empty: all that reach a mutated file. */
  tests: readonly string[]
}

/**
 * Folders of a run over the whole repository. Code of commands is not among them: it starts processes and has tests of
 * its own.
 */
const WHOLE = [
  ...['contract', 'api-client', 'session', 'router', 'query', 'ui', 'forms', 'logging', 'i18n'],
  ...['federation', 'bff'],
].map((name) => `packages/${name}`)
const APPLICATIONS = ['shell', 'remote-*']

const NOT_RULES =
  /(^|\/)(node_modules|dist|generated|commands)\/|\.(test|spec|fixture|setup|showcase|messages|sql|config|command|d)\.tsx?$|(^|\/)(main|index|setup|test-setup)\.tsx?$/
/**
 * Code that uses the database or runs the server is checked by planted faults: as mutants they would take minutes each.
 */
const SERVER = /from '(pg|fastify|pg-boss|@fastify\/[^']+)'|\.sql\.ts'|\bDatabase\b/

/** Tests that open the whole server take seconds; rules have tests that do not. */
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

/** The closest parent folder with a vitest configuration. */
const projectOf = (root: string, file: string): string => {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder)) {
    if (existsSync(path.join(root, folder, 'vitest.config.ts'))) return folder
  }
  throw new ExpectedFailure(messages.noProject(file))
}

/**
 * @param wishes files, or folders whose rules and components are taken; none: the whole repository
 * @throws ExpectedFailure when a path does not exist or contains nothing to mutate
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
