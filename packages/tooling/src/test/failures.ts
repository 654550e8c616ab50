import path from 'node:path'
import type { OutsideError } from './outside.reporter.ts'

/** A file in vitest's JSON report; a file that did not load has a message and no tests. */
export type VitestFile = {
  name: string
  status: string
  message?: string
  /** Timestamps, ms; absent when the file did not load. */
  startTime?: number
  endTime?: number
  assertionResults: readonly {
    status: string
    fullName: string
    failureMessages?: readonly string[]
  }[]
}

/** A suite in Playwright's JSON report; a describe is a suite within the suite of its file. */
export type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[]
  specs: readonly {
    title: string
    file: string
    line: number
    tests: readonly {
      projectName: string
      status: string
      annotations?: readonly { type: string; description?: string }[]
      results: readonly { duration: number; error?: { message?: string } }[]
    }[]
  }[]
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are such characters
const COLOURS = /\u001b\[[\d;]*m/g

/** A failure in one line: place, title and the first line of the reason. */
const lineOf = (where: string, title: string, reason = ''): string => {
  const [first = ''] = reason.replaceAll(COLOURS, '').trim().split('\n')
  return [`${where} › ${title}`, first].filter(Boolean).join(': ')
}

export const failuresOfVitest = (files: readonly VitestFile[], root: string): readonly string[] =>
  files.flatMap(({ name, status, message, assertionResults }) => {
    const where = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [lineOf(where, '—', message)]
    return failed.map((test) => lineOf(where, test.fullName, test.failureMessages?.[0]))
  })

/** Errors of a run outside of its tests: thrown too late, or by a worker that died. */
export const failuresOutside = (errors: readonly OutsideError[], root: string): readonly string[] =>
  errors.map(({ message, type, file }) =>
    lineOf(file ? path.relative(root, file) : '—', type ?? 'Unhandled Error', message),
  )

/** A test that passed only at a later attempt is listed too: it counts as failed. */
export const failuresOfPlaywright = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ projectName, results }) =>
          lineOf(
            `[${projectName}] ${file}:${line}`,
            title,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
    ...failuresOfPlaywright(inner),
  ])
