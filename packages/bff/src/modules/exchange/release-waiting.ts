import { exchangeEntityNames } from '@isp/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { LoadContext } from '../../load/loaded-entity.ts'
import { applyImport } from './apply-records.ts'
import { deleteNotes, insertNotes, lockOutcomes, updateOutcomes } from './exchange-loads.sql.ts'
import { deleteWaiting, endWaiting, selectReleased } from './exchange-waiting.sql.ts'
import type { Entities } from './order-references.ts'
import type { RecordOutcome } from './record-outcome.ts'

/** Records per batch. */
const BATCH = 2000
/** Most records per transaction. */
export const MOST_RELEASED = 10_000
/**
 * A round of writing costs at least as much as this many records; so counted, it limits chains in which each record
 * releases the next.
 */
const ROUND = 50

type Come = { entity: string; ids: readonly string[] }
type Target = {
  context: LoadContext
  accountId: number
  entities: Entities
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The outcome of a record is added to the load in which it was first sent. */
const updateLoads = async (
  { context }: Target,
  outcomes: readonly RecordOutcome[],
): Promise<void> => {
  for (const [loadId, own] of Map.groupBy(outcomes, (one) => one.loadId)) {
    const quiet = own.flatMap(({ place, note }) => (note ? [] : [place]))
    await deleteNotes(context.database, loadId, quiet)
    await insertNotes(
      context.database,
      loadId,
      own.flatMap(({ place, note }) => (note ? [{ place, ...note }] : [])),
    )
    const letters = [...(await lockOutcomes(context.database, loadId))]
    for (const { place, letter } of own) letters[place] = letter
    await updateOutcomes(context.database, loadId, letters.join(''))
  }
}

/**
 * Writes records that waited for those that have arrived, and records that waited for these; about `most` of them.
 * @returns whether more may be left
 */
export const releaseWaiting = async (
  target: Target,
  come: readonly Come[],
  most = MOST_RELEASED,
): Promise<boolean> => {
  const { context, accountId, entities } = target
  const queue = [...come]
  let left = most
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const ended = await endWaiting(context.database, accountId, next, Math.min(BATCH, left))
    if (ended.length === 0) continue
    const rows = await selectReleased(context.database, accountId, ended)
    const byEntity = Map.groupBy(rows, ({ entity }) => entity)
    for (const name of exchangeEntityNames) {
      const own = byEntity.get(name)
      const entity = entities.get(name)
      if (!own || !entity) continue
      await deleteWaiting(
        context.database,
        accountId,
        name,
        own.map(({ id }) => id),
      )
      const { outcomes, created } = await applyImport({ ...target, entity }, own)
      await updateLoads(target, outcomes)
      if (created.length > 0) queue.push({ entity: name, ids: created })
      left -= ROUND
    }
    queue.push(next)
    left -= ended.length
    if (left <= 0) return true
  }
  return false
}
