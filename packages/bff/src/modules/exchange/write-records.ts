import type { FieldError } from '@isp/contract/fields'
import {
  type LoadContext,
  type LoadedEntity,
  type LoadFault,
  type LoadReference,
  storedId,
} from '../../load/loaded-entity.ts'
import {
  deleteWaiting,
  selectCircular,
  selectWaiting,
  upsertWaiting,
} from './exchange-waiting.sql.ts'
import { type Entities, orderByReferences } from './order-references.ts'
import { type ReadItem, readRecords } from './read-records.ts'
import { type Given, outcomeOf, type RecordOutcome, refusedAs } from './record-outcome.ts'

export type Target = {
  context: LoadContext
  accountId: number
  entities: Entities
  entity: LoadedEntity
}

export type Written = {
  outcomes: RecordOutcome[]
  /** Stored ids; other records may have waited for these. */
  created: string[]
  /** Stored ids of all records, including invalid ones. */
  ids: string[]
  /**
   * Errors reported by the entity while writing, by index in `given`. With any of them, what was written must be
   * rolled back.
   */
  refused: ReadonlyMap<number, FieldError[]>
}

/** Merges records with those that wait under the same ids, for entities that can merge. */
const joinWaiting = async (
  { context, accountId, entity }: Target,
  items: readonly ReadItem[],
): Promise<readonly ReadItem[]> => {
  if (!entity.joined) return items
  const ids = items.map(({ id }) => id)
  const rows = await selectWaiting(context.database, accountId, entity.name, ids)
  const given = rows.map(({ record }, place) => ({ place, record }))
  const { items: waiting } = await readRecords(context, entity, given, 'import')
  const waitingOf = new Map(waiting.map(({ id, record }) => [id, record]))
  return items.map((item) => {
    const earlier = waitingOf.get(item.id)
    const record = earlier && entity.joined?.(earlier, item.record)
    return record ? { ...item, record, raw: record } : item
  })
}

const writeLevels = async (
  { context, entity }: Target,
  levels: readonly (readonly ReadItem[])[],
): Promise<LoadFault[]> => {
  const faults: LoadFault[] = []
  for (const level of levels) faults.push(...((await entity.write(context, level)) ?? []))
  return faults
}

const errorOf = ({ path, code, params = {} }: LoadFault): FieldError => ({ path, code, params })

/** Reads records of one kind and writes the valid ones, in the caller's transaction. */
export const writeRecords = async (target: Target, given: readonly Given[]): Promise<Written> => {
  const { context, accountId, entities, entity } = target
  const { database } = context
  const originOf = (turn: number): Given => given[turn] ?? { place: 0, record: null, loadId: '' }
  const outcomes: RecordOutcome[] = []
  const refuse = (turn: number, errors: FieldError[]) =>
    outcomes.push(refusedAs(originOf(turn), errors))
  // records are identified here by their index, because waiting ones come from several loads
  const turns = given.map(({ record }, turn) => ({ place: turn, record }))
  const { items: read, refusals, named } = await readRecords(context, entity, turns, 'import')
  for (const { place, errors } of refusals) refuse(place, errors)
  const items = await joinWaiting(target, read)
  const { levels, waiting, circular } = await orderByReferences(context, entities, entity, items)
  for (const { item, path } of circular) refuse(item.place, [{ path, code: 'CYCLE', params: {} }])

  const asAwaited = ({ entity: name, id }: LoadReference) => {
    const awaited = entities.get(name)
    return { entity: name, id: awaited ? storedId(awaited, context.ids, id) : id }
  }
  const rows = waiting.map(({ item, missing }) => {
    const { place, loadId } = originOf(item.place)
    const awaited = missing.map(asAwaited)
    return { id: item.id, record: item.raw, turn: item.place, place, loadId, awaited }
  })
  const own = rows.flatMap(({ id, awaited }) =>
    awaited.flatMap((one) => (one.entity === entity.name ? [{ id, waitsId: one.id }] : [])),
  )
  const closing = new Set(
    (own.length > 0 ? await selectCircular(database, accountId, entity.name, own) : []).map(
      ({ id }) => id,
    ),
  )
  const kept = rows.filter(({ id }) => !closing.has(id))
  for (const { turn, id } of rows)
    if (closing.has(id)) refuse(turn, [{ path: '', code: 'CYCLE', params: {} }])

  const ready = levels.flat()
  const ids = ready.map(({ id }) => id)
  const before = await entity.known(context, ids)
  const faults = await writeLevels(target, levels)
  const after = await entity.known(context, ids)
  await deleteWaiting(database, accountId, entity.name, ids)
  if (kept.length > 0) await upsertWaiting(database, accountId, entity.name, kept)

  const noted = Map.groupBy(
    faults.filter(({ isNote }) => isNote),
    ({ place }) => place,
  )
  for (const { turn } of kept) outcomes.push(outcomeOf(originOf(turn), 'w'))
  const created: string[] = []
  for (const { place: turn, id } of ready) {
    const [was, is] = [before.get(id), after.get(id)]
    if (was === undefined && is !== undefined) created.push(id)
    const notes = noted.get(turn) ?? []
    outcomes.push(
      outcomeOf(
        originOf(turn),
        was === is ? 's' : was === undefined ? 'c' : 'u',
        notes.filter(({ code }) => code === 'KEPT').map(({ path }) => path),
        notes.filter(({ code }) => code !== 'KEPT').map(errorOf),
      ),
    )
  }
  const refused = faults.filter(({ isNote }) => !isNote)
  return {
    ...{ outcomes, created, ids: named },
    refused: new Map(refused.map((fault) => [fault.place, [errorOf(fault)]])),
  }
}
