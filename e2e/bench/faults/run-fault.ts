import type { FaultRow } from '@isp/tooling/fault-report'
import type { Fault } from './fault.ts'
import type { Stage } from './stage.ts'
import { NotSurvived } from './until.ts'

const reasonOf = (error: unknown): string => {
  if (error instanceof NotSurvived) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Plays one fault to its end and judges it. What nobody expected to fail counts as not survived, with its stack. */
export const runFault = async (stage: Stage, fault: Fault): Promise<FaultRow> => {
  const { id, title } = fault
  const row: FaultRow = { id, title, saw: '', outcome: 'survived', reason: null, answeredMs: null }
  const obstacle = fault.obstacle(stage)
  if (obstacle !== null) return { ...row, outcome: 'not tried', reason: obstacle }
  try {
    const scene = await fault.prepare(stage)
    try {
      await scene.apply()
      row.saw = await scene.check()
    } finally {
      await scene.heal()
    }
    row.answeredMs = await scene.after()
    return row
  } catch (error) {
    return { ...row, outcome: 'not survived', reason: reasonOf(error) }
  } finally {
    await stage.empty()
  }
}
