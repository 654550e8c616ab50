import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '@isp/testing/patience'

/** A step of a fault's check that did not come true: the reason in the table. */
export class NotSurvived extends Error {
  override readonly name = 'NotSurvived'
}

const LOOK_MS = 100

/** What the browser or a server says of a failure, in its first line. */
const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Fails with `step` when it is not so. */
export const must = (step: string, isSo: boolean): void => {
  if (!isSo) throw new NotSurvived(step)
}

/** What `work` gives; its failure is told by the name of the step. */
export const during = async <T>(step: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof NotSurvived) throw error
    throw new NotSurvived(`${step}: ${firstLine(error)}`)
  }
}

/**
 * Asks until there is an answer (neither null nor false) and gives it; an error counts as none. The bound is only
 * against waiting for ever: whoever states a time measures it.
 */
export const until = async <T>(
  step: string,
  ask: () => Promise<T | null | false> | T | null | false,
  milliseconds: number = patience.moment,
): Promise<T> => {
  const giveUp = performance.now() + milliseconds
  let lastWord = ''
  while (performance.now() < giveUp) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== false) return answer
    } catch (error) {
      lastWord = `: ${firstLine(error)}`
    }
    await sleep(LOOK_MS)
  }
  throw new NotSurvived(`${step}${lastWord}`)
}
