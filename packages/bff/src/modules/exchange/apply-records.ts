import type { FieldError } from '@isp/contract/fields'
import {
  type LoadContext,
  type LoadedEntity,
  type LoadReference,
  storedId,
} from '../../trade/loaded-entity.ts'
import type { NoteRow } from './exchange-loads.sql.ts'
import {
  deleteWaiting,
  selectCircular,
  selectWaiting,
  upsertWaiting,
} from './exchange-waiting.sql.ts'
import { type Entities, orderByReferences } from './order-references.ts'
import { type ReadItem, type Refusal, readRecords } from './read-records.ts'

/** created, changed (updated), same, waiting, refused, hidden. */
export type Letter = 'c' | 'u' | 's' | 'w' | 'r' | 'h'

export type Given = { place: number; record: unknown; loadId: string }
export type Told = { place: number; loadId: string; letter: Letter; note?: Omit<NoteRow, 'place'> }
export type Applied = {
  told: Told[]
  /** As the database has them: others may have waited for these. */
  created: string[]
  /** Of all sound records. */
  ids: string[]
}

type Target = {
  context: LoadContext
  accountId: number
  entities: Entities
  entity: LoadedEntity
}

const refusalNote = (errors: FieldError[]): Omit<NoteRow, 'place'> => ({
  errors,
  waitsEntity: null,
  waitsId: null,
  kept: null,
})

/** Together with what waits under the same ids, where the entity can join both. */
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

/** Records of one kind, each with what came of it; in the caller's transaction. */
export const applyImport = async (target: Target, given: readonly Given[]): Promise<Applied> => {
  const { context, accountId, entities, entity } = target
  const { database } = context
  const loadOf = new Map(given.map(({ place, loadId }, at) => [at, { place, loadId }]))
  // within this work a record is known by its turn: records that have waited come from several loads
  const turns = given.map(({ record }, at) => ({ place: at, record }))
  const { items: read, refusals } = await readRecords(context, entity, turns, 'import')
  const items = await joinWaiting(target, read)
  const { levels, waiting, circular } = await orderByReferences(context, entities, entity, items)
  for (const { item, path } of circular)
    refusals.push({ place: item.place, errors: [{ path, code: 'CYCLE', params: {} }] })

  const storedOf = ({ entity: name, id }: LoadReference): string => {
    const awaited = entities.get(name)
    return awaited ? storedId(awaited, context.ids, id) : id
  }
  const rows = waiting.map(({ item, for: awaited }) => {
    const { place = 0, loadId = '' } = loadOf.get(item.place) ?? {}
    return {
      ...{ id: item.id, record: item.raw, at: item.place, place, loadId },
      ...{ waitsEntity: awaited.entity, waitsId: storedOf(awaited), told: awaited.id },
    }
  })
  const own = rows.filter(({ waitsEntity }) => waitsEntity === entity.name)
  const closing = new Set(
    (own.length > 0 ? await selectCircular(database, accountId, entity.name, own) : []).map(
      ({ id }) => id,
    ),
  )
  const kept = rows.filter(({ id }) => !closing.has(id))
  for (const { at, id } of rows)
    if (closing.has(id))
      refusals.push({ place: at, errors: [{ path: '', code: 'CYCLE', params: {} }] })

  const ready = levels.flat()
  const ids = ready.map(({ id }) => id)
  const before = await entity.known(context, ids)
  const keptFields = new Map<number, string[]>()
  for (const level of levels) {
    for (const { place, path, code, params = {} } of (await entity.write(context, level)) ?? []) {
      if (code === 'KEPT') keptFields.set(place, [...(keptFields.get(place) ?? []), path])
      else refusals.push({ place, errors: [{ path, code, params }] })
    }
  }
  const after = await entity.known(context, ids)
  await deleteWaiting(database, accountId, entity.name, ids)
  if (kept.length > 0) await upsertWaiting(database, accountId, entity.name, kept)

  const refused = new Map(refusals.map((refusal: Refusal) => [refusal.place, refusal.errors]))
  const told: Told[] = []
  const tell = (at: number, letter: Letter, note?: Omit<NoteRow, 'place'>): void => {
    const origin = loadOf.get(at)
    if (origin) told.push({ ...origin, letter, ...(note ? { note } : {}) })
  }
  for (const [at, errors] of refused) tell(at, 'r', refusalNote(errors))
  for (const { at, waitsEntity, told: waitsId } of kept)
    tell(at, 'w', { errors: null, waitsEntity, waitsId, kept: null })
  const created: string[] = []
  for (const { place, id } of ready) {
    if (refused.has(place)) continue
    const [was, is] = [before.get(id), after.get(id)]
    if (was === undefined && is !== undefined) created.push(id)
    const letter = was === is ? 's' : was === undefined ? 'c' : 'u'
    const fields = keptFields.get(place)
    tell(place, letter, fields && { errors: null, waitsEntity: null, waitsId: null, kept: fields })
  }
  return { told, created, ids: [...ids, ...kept.map(({ id }) => id)] }
}

/** Takes records away; what is not there is as it should be already. */
export const applyDelete = async (
  { context, accountId, entity }: Target,
  given: readonly Given[],
): Promise<Told[]> => {
  const { items, refusals } = await readRecords(context, entity, given, 'delete')
  const loadId = given[0]?.loadId ?? ''
  const ids = items.map(({ id }) => id)
  const known = await entity.known(context, ids)
  const stuck = new Set(await entity.hide(context, [...known.keys()]))
  await deleteWaiting(context.database, accountId, entity.name, ids)
  return [
    ...refusals.map(
      ({ place, errors }): Told => ({
        ...{ place, loadId, letter: 'r' },
        note: refusalNote(errors),
      }),
    ),
    ...items.map(({ place, id }): Told => {
      if (!stuck.has(id)) return { place, loadId, letter: known.has(id) ? 'h' : 's' }
      const errors = [{ path: 'id', code: 'IN_USE', params: {} }]
      return { place, loadId, letter: 'r', note: refusalNote(errors) }
    }),
  ]
}
