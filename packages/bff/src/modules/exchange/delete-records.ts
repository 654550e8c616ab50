import type { LoadContext, LoadedEntity } from '../../load/loaded-entity.ts'
import { withSavepoint } from './apply-records.ts'
import { deleteWaiting } from './exchange-waiting.sql.ts'
import { readRecords } from './read-records.ts'
import { type Given, outcomeOf, type RecordOutcome, refusedAs } from './record-outcome.ts'
import type { Target } from './write-records.ts'

/** Hides the records that may be hidden and changes nothing of the others. @returns ids of the records that stay */
export const hideRecords = async (
  context: LoadContext,
  entity: LoadedEntity,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const stuck = new Set<string>()
  for (let left = ids; ; left = ids.filter((id) => !stuck.has(id))) {
    const found = await withSavepoint(
      context.client,
      () => entity.hide(context, left),
      (fresh) => fresh.length === 0,
    )
    if (found.length === 0) return stuck
    for (const id of found) stuck.add(id)
  }
}

/** Hides records; a record that does not exist counts as hidden. */
export const applyDelete = async (
  { context, accountId, entity }: Target,
  given: readonly Given[],
): Promise<RecordOutcome[]> => {
  const { items, refusals } = await readRecords(context, entity, given, 'delete')
  const loadId = given[0]?.loadId ?? ''
  const ids = items.map(({ id }) => id)
  const known = await entity.known(context, ids)
  const stuck = await hideRecords(context, entity, [...known.keys()])
  const gone = ids.filter((id) => !stuck.has(id))
  await deleteWaiting(context.database, accountId, entity.name, gone)
  return [
    ...refusals.map(({ place, errors }) => refusedAs({ place, loadId }, errors)),
    ...items.map(({ place, id }): RecordOutcome => {
      if (!stuck.has(id)) return outcomeOf({ place, loadId }, known.has(id) ? 'h' : 's')
      return refusedAs({ place, loadId }, [{ path: 'id', code: 'IN_USE', params: {} }])
    }),
  ]
}
