import path from 'node:path'
import { type RegisteredRelease, SHELL_NAME } from '@isp/federation'
import type { Frame } from './thread-stack.ts'

export type Culprit = Pick<RegisteredRelease, 'name' | 'version'>

/** One stop may be the machine's; the same release twice within this time is not. */
const STRIKES = 2
const MEMORY_MS = 10 * 60_000

/** The remote whose code a stopped thread was in: the innermost one on its stack. The shell's own code is around all. */
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

/** Counts which releases have stopped threads. A release set aside stays so until it is released again. */
export const createBlame = (now: () => number = () => performance.now()) => {
  const strikes = new Map<string, number[]>()
  const keyOf = ({ name, version }: Culprit) => `${name}@${version}`
  return {
    /** Records a stop; gives whether the release has to go. */
    strike: (culprit: Culprit, isProven: boolean): boolean => {
      const key = keyOf(culprit)
      const recent = (strikes.get(key) ?? []).filter((at) => now() - at < MEMORY_MS)
      recent.push(now())
      if (isProven || recent.length >= STRIKES) {
        strikes.delete(key) // chosen again by name it begins anew
        return true
      }
      strikes.set(key, recent)
      return false
    },
  }
}
