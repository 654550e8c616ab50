import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { listSourceFiles } from '../verify/source-files.ts'
import { fromRoot, workspaceRoot } from '../workspace/paths.ts'
import {
  failuresOfPlaywright,
  failuresOfVitest,
  failuresOutside,
  type PlaywrightSuite,
  type VitestFile,
} from './failures.ts'
import { OUTSIDE_FILE, type OutsideError } from './outside.reporter.ts'
import { filesNamed } from './select-tests.ts'
import { testMessages as messages } from './test.messages.ts'
import { type FileTime, filesOfPlaywright, filesOfVitest } from './test-times.ts'

/** Number of failures after which the run stops. */
const ENOUGH_FAILURES = 10

export type TestCount = { passed: number; failed: number }
/** Failures, each with its file, title and the first line of its reason, and the time of each file. */
export type TestRun = TestCount & { failures: readonly string[]; files: readonly FileTime[] }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  success: boolean
  testResults: readonly VitestFile[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
  suites: readonly PlaywrightSuite[]
}
type VitestCounts = Omit<VitestReport, 'testResults'>
type PlaywrightCounts = Omit<PlaywrightReport, 'suites'>

/** A run that failed without a failed test (a broken file, an error outside) counts as one failure. */
const withHiddenFailure = (passed: number, failed: number, isGood: boolean): TestCount => ({
  passed,
  failed: failed === 0 && !isGood ? 1 : failed,
})

/** `mustFind`: filters without any matching test are a failure, otherwise a misspelt one would look green. */
export const countVitest = (report: VitestCounts, code: number, mustFind = false): TestCount => {
  const { numPassedTests: passed, numFailedTests: failed, success } = report
  const isEmpty = mustFind && passed + failed === 0
  return withHiddenFailure(passed, failed, success && code === 0 && !isEmpty)
}

/** A test that passed only at the second attempt counts as failed. */
export const countPlaywright = ({ stats, errors }: PlaywrightCounts, code: number): TestCount =>
  withHiddenFailure(
    stats.expected,
    stats.unexpected + stats.flaky,
    errors.length === 0 && code === 0,
  )

type Run = {
  /** Prints nothing: the caller reports from what the run gives. */
  isQuiet?: boolean
  program: string
  args: readonly string[]
  cwd: string
  env: NodeJS.ProcessEnv
  signal: AbortSignal
}

const runOnTerminal = ({
  program,
  args,
  cwd,
  env,
  signal,
  isQuiet = false,
}: Run): Promise<number> =>
  new Promise((resolve) => {
    const output = isQuiet ? 'ignore' : 'inherit'
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output] })
    signal.addEventListener('abort', () => child.kill('SIGTERM'))
    child.on('error', () => resolve(127))
    child.on('exit', (code, endedBy) => {
      if (endedBy) process.stdout.write(`${messages.endedBy(endedBy)}\n`)
      resolve(code ?? 1)
    })
  })

const prepareReport = (name: string): string => {
  const report = fromRoot('var/run', `${name}.report.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  rmSync(report, { force: true })
  return report
}

export const readReport = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null

/**
 * Runs vitest of every package as projects of one run, or the files that the filters match by whole words; null when it
 * ended without a report. Filters without a match are a failure, otherwise a misspelt one would look green.
 */
export const runUnitTests = async (
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  filters: readonly string[] = [],
  { isQuiet = false } = {},
): Promise<TestRun | null> => {
  const tests = filesNamed(listSourceFiles(workspaceRoot, /\.test\.tsx?$/), filters, workspaceRoot)
  if (filters.length > 0 && tests.length === 0)
    return { passed: 0, failed: 1, files: [], failures: [] }
  const file = prepareReport('unit')
  const outside = prepareReport('unit.outside')
  const code = await runOnTerminal({
    program: fromRoot('node_modules/.bin/vitest'),
    args: [
      ...['run', `--bail=${ENOUGH_FAILURES}`, ...tests.map((name) => fromRoot(name))],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      `--reporter=${path.join(import.meta.dirname, 'outside.reporter.ts')}`,
    ],
    cwd: fromRoot(),
    env: { ...env, [OUTSIDE_FILE]: outside },
    signal,
    isQuiet,
  })
  const report = readReport<VitestReport>(file)
  return (
    report && {
      ...countVitest(report, code, filters.length > 0),
      files: filesOfVitest(report.testResults, fromRoot()),
      failures: [
        ...failuresOfVitest(report.testResults, fromRoot()),
        ...failuresOutside(readReport<readonly OutsideError[]>(outside) ?? [], fromRoot()),
      ],
    }
  )
}

/** A test of a file by its first line: `a.spec.ts:12`. */
const LINE = /:\d+$/

/**
 * Arguments for Playwright: files of journeys whose names have these words, or a test of them by its line, else titles
 * that have all the words.
 */
export const selectJourneys = (
  files: readonly string[],
  filters: readonly string[],
): readonly string[] => {
  if (filters.length === 0) return []
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const isFile = (filter: string) => files.some((file) => file.includes(filter.replace(LINE, '')))
  return filters.every(isFile) ? filters.map(literal) : ['-g', literal(filters.join(' '))]
}

/**
 * Runs the journeys of e2e in a real browser, or those that the filters match; null when they ended without a report.
 */
export const runJourneys = async (
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  filters: readonly string[] = [],
): Promise<TestRun | null> => {
  const journeys = readdirSync(fromRoot('e2e/journeys'))
  const file = prepareReport('e2e')
  const code = await runOnTerminal({
    program: process.execPath,
    args: [
      fromRoot('e2e/node_modules/playwright/cli.js'),
      'test',
      // single tests are distributed over both lanes; whole files are not split
      ...(filters.some((filter) => LINE.test(filter)) ? ['--fully-parallel'] : []),
      ...selectJourneys(journeys, filters),
    ],
    cwd: fromRoot('e2e'),
    env: { ...env, E2E_REPORT: file },
    signal,
  })
  const report = readReport<PlaywrightReport>(file)
  return (
    report && {
      ...countPlaywright(report, code),
      files: filesOfPlaywright(report.suites),
      failures: failuresOfPlaywright(report.suites),
    }
  )
}
