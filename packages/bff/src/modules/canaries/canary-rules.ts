import type { CanaryStage } from '@isp/contract/release-news'
import { canaryMessages as messages } from './canaries.messages.ts'
import { isWorse } from './sequential-test.ts'
import type { SideFigures } from './side-figures.ts'

export type CanaryState = {
  name: string
  version: string
  stages: readonly CanaryStage[]
  stage: number
  /** By the clock of the database. */
  stageSeconds: number
  /** Views of the candidate when the stage began. */
  stageViews: number
  base: string | null
  candidate: SideFigures
  stable: SideFigures
}

export type Decision =
  | { kind: 'go on' }
  | { kind: 'advance' }
  | { kind: 'promote' }
  | { kind: 'stop'; reason: string }
  | { kind: 'withdraw'; reason: string }

/** Rates that are never taken for granted of what is in service. */
const FAILURE_FLOOR = 0.002
const SLOW_FLOOR = 0.02
/** Speed differs from visitor to visitor, so fewer measurements say nothing. */
const MEASURED_ENOUGH = 30

const failed = ({ views, server, load, boundary }: SideFigures) => {
  const failures = server + load + boundary
  return { trials: Math.max(views, failures), failures }
}
const slow = ({ measured, slow: failures }: SideFigures) => ({
  trials: Math.max(measured, failures),
  failures,
})

/** Whether a stage has lasted its time and was seen by anybody. */
export const isStageOver = ({ stages, stage, stageSeconds, ...seen }: CanaryState): boolean =>
  stageSeconds >= (stages[stage]?.minutes ?? 0) * 60 && seen.candidate.views > seen.stageViews

/** What becomes of a canary. `served`: the version of its name in service now; null: none. */
export const decide = (canary: CanaryState, served: string | null): Decision => {
  const { candidate, stable, version, base, stage, stages } = canary
  if (base !== null && served !== null && served !== base) {
    return served === version ? { kind: 'promote' } : { kind: 'stop', reason: messages.otherServed }
  }
  if (isWorse(failed(candidate), failed(stable), FAILURE_FLOOR)) {
    return { kind: 'withdraw', reason: messages.fails(candidate, stable) }
  }
  const isMeasured = candidate.measured + stable.measured >= MEASURED_ENOUGH
  if (isMeasured && isWorse(slow(candidate), slow(stable), SLOW_FLOOR)) {
    return { kind: 'withdraw', reason: messages.isSlow(candidate, stable) }
  }
  if (!isStageOver(canary)) return { kind: 'go on' }
  return stage + 1 < stages.length ? { kind: 'advance' } : { kind: 'promote' }
}
