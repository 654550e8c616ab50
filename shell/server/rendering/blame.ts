import path from 'node:path'
import { type RegisteredRelease, SHELL_NAME } from '@isp/federation'
import type { Frame } from './thread-stack.ts'

export type Culprit = Pick<RegisteredRelease, 'name' | 'version'>

/** A release is blamed after two stops within this time: a single one may be caused by the machine. */
const STRIKES = 2
const MEMORY_MS = 10 * 60_000

/** The remote whose code was running in a stopped thread: the innermost one on its stack, because the shell's code is around all. */
export const findCulprit = (
  stack: readonly Frame[],
  releaseDir: string,
): { culprit: Culprit; at: Frame } | null => {
  for (const at of stack) {
    const [name, version, ...rest] = path.relative(releaseDir, at.file).split(path.sep)
    if (name === SHELL_NAME) continue
    if (name && name !== '..' && version && rest.length > 0) {
      return { culprit: { name, version }, at }
    }
  }
  return null
}

/** Counts which releases have stopped threads. A withdrawn release stays so until it is released again. */
export const createBlame = (now: () => number = () => performance.now()) => {
  const strikes = new Map<string, number[]>()
  const keyOf = ({ name, version }: Culprit) => `${name}@${version}`
  return {
    /** Records a stop; returns whether the release must be withdrawn. */
    strike: (culprit: Culprit, isProven: boolean): boolean => {
      const key = keyOf(culprit)
      const recent = (strikes.get(key) ?? []).filter((at) => now() - at < MEMORY_MS)
      recent.push(now())
      if (isProven || recent.length >= STRIKES) {
        strikes.delete(key) // a release chosen again by name starts with a clean record
        return true
      }
      strikes.set(key, recent)
      return false
    },
  }
}
