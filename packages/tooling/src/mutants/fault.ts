import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A small fault that somebody could make: one place of one file, and the tests that must see it. */
export type Fault = {
  /** Unique: words with dashes. */
  id: string
  /** From the repository's root. */
  file: string
  /** Stands in the file exactly once. */
  find: string
  replace: string
  /** Filters of vitest: parts of the paths of test files. */
  tests: readonly string[]
  /** What a person would lose if nobody noticed. */
  harm: string
}

/** Faults of one part of the house. */
export type Room = { name: string; faults: readonly Fault[] }

/** Why a fault cannot be put in; null when it can. */
export const misfitOf = (fault: Fault, source: string): 'absent' | 'ambiguous' | 'empty' | null => {
  if (fault.find === fault.replace) return 'empty'
  const first = source.indexOf(fault.find)
  if (first < 0) return 'absent'
  return source.indexOf(fault.find, first + 1) < 0 ? null : 'ambiguous'
}

/** The source with the fault in it. */
export const withFault = (fault: Fault, source: string): string =>
  source.replace(fault.find, () => fault.replace)

export const readSource = (root: string, { file }: Fault): string => {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return ''
  }
}
