import { type CanaryStage, defaultStages } from '@isp/contract/release-news'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { trialMessages as messages } from './trial.messages.ts'

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
  if (text === undefined) return defaultStages
  const stages = text.split(',').map(parseStage)
  if (stages.length > MOST_STAGES) throw new ExpectedFailure(messages.badStage(text))
  return stages
}
