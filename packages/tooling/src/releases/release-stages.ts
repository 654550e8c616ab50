import type { CanaryStage } from '@isp/contract/release-news'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { trialMessages as messages } from './trial.messages.ts'

/** Few, then some, then half of the visitors, then all. */
export const DEFAULT_STAGES: readonly CanaryStage[] = [
  { percent: 1, minutes: 15 },
  { percent: 5, minutes: 30 },
  { percent: 25, minutes: 60 },
  { percent: 50, minutes: 60 },
]

const MOST_STAGES = 10
const MOST_MINUTES = 14 * 24 * 60

const parseStage = (text: string): CanaryStage => {
  const [, percent, minutes] = /^(\d{1,3}):(\d{1,5})$/.exec(text.trim()) ?? []
  const stage = { percent: Number(percent), minutes: Number(minutes) }
  const isValid =
    percent !== undefined &&
    stage.percent <= 100 &&
    stage.minutes >= 1 &&
    stage.minutes <= MOST_MINUTES
  if (!isValid) throw new ExpectedFailure(messages.badStage(text))
  return stage
}

/** `5:10,50:60`: five per cent of the visitors for ten minutes, then half of them for an hour. */
export const parseStages = (text: string | undefined): readonly CanaryStage[] => {
  if (text === undefined) return DEFAULT_STAGES
  const stages = text.split(',').map(parseStage)
  if (stages.length > MOST_STAGES) throw new ExpectedFailure(messages.badStage(text))
  return stages
}
