import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PlaywrightSuite, VitestFile } from './failures.ts'
import { testMessages as messages } from './test.messages.ts'

/** Time of a part of a run; `cpuSeconds` is null if the system does not report it. */
export type PartTime = { name: string; seconds: number; cpuSeconds: number | null }
/** A test file by path from the root, and its duration. */
export type FileTime = { file: string; seconds: number }
export type TestTimes = { parts: readonly PartTime[]; files: readonly FileTime[] }

export const filesOfVitest = (files: readonly VitestFile[], root: string): readonly FileTime[] =>
  files.map(({ name, startTime = 0, endTime = 0 }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))

/** Sums over all devices. */
export const filesOfPlaywright = (suites: readonly PlaywrightSuite[]): readonly FileTime[] => {
  const files = new Map<string, number>()
  const visit = ({ specs, suites: inner = [] }: PlaywrightSuite): void => {
    for (const { file, tests } of specs) {
      const took = tests.flatMap(({ results }) => results.map(({ duration }) => duration))
      const milliseconds = took.reduce((sum, duration) => sum + duration, 0)
      files.set(file, (files.get(file) ?? 0) + milliseconds / 1000)
    }
    inner.forEach(visit)
  }
  suites.forEach(visit)
  return [...files].map(([file, seconds]) => ({ file: `e2e/journeys/${file}`, seconds }))
}

/** A greater factor of slowing down is reported. */
const NOTICED = 1.1
/** Shorter parts vary more than that from run to run. */
const SHORT_SECONDS = 5
const SHOWN_FILES = 10

export const readTimes = (file: string): TestTimes | null => {
  if (!existsSync(file)) return null
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as TestTimes
  } catch {
    return null // a run was killed while writing it
  }
}

/** A part that did not run this time keeps its earlier time. */
export const keepTimes = (file: string, before: TestTimes | null, now: TestTimes): void => {
  const names = new Set(now.parts.map(({ name }) => name))
  const kept = before?.parts.filter(({ name }) => !names.has(name)) ?? []
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ parts: [...kept, ...now.parts], files: now.files }, null, 2))
}

const costOf = ({ cpuSeconds, seconds }: PartTime): number => cpuSeconds ?? seconds

/** Each part, the sum of all, what has become slower since the last run, and the slowest files. */
export const describeTimes = (now: TestTimes, before: TestTimes | null): string[] => {
  const earlier = new Map(before?.parts.map((part) => [part.name, part]))
  const slower = now.parts.flatMap((part) => {
    const was = earlier.get(part.name)
    if (!was || costOf(was) < SHORT_SECONDS || costOf(part) < costOf(was) * NOTICED) return []
    return [messages.slower(part.name, costOf(was), costOf(part))]
  })
  const sum: PartTime = {
    name: messages.sum,
    seconds: now.parts.reduce((total, { seconds }) => total + seconds, 0),
    cpuSeconds: now.parts.some(({ cpuSeconds }) => cpuSeconds === null)
      ? null
      : now.parts.reduce((total, { cpuSeconds }) => total + (cpuSeconds ?? 0), 0),
  }
  const dearest = now.files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SHOWN_FILES)
  return [
    messages.times,
    ...[...now.parts, sum].map((part) =>
      messages.partTook(part.name, part.seconds, part.cpuSeconds),
    ),
    ...slower,
    ...(dearest.length > 0 ? [messages.dearest] : []),
    ...dearest.map(({ file, seconds }) => messages.fileTook(file, seconds)),
  ]
}
