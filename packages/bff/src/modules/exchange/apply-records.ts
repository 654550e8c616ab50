import type { FieldError } from '@isp/contract/fields'
import type { FastifyBaseLogger } from 'fastify'
import { CatalogLoadError } from '../../catalog-load/index.ts'
import {
  type LoadContext,
  type LoadedEntity,
  type LoadReference,
  loadIdOf,
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
import { withStanding } from './standing-values.ts'

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
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The database refuses something of the load, which is taken back as a whole. */
export class LoadRefused extends Error {
  override readonly name = 'LoadRefused'
  /** Of some records that were found to be refused. */
  readonly ids: readonly string[]

  constructor(ids: readonly string[], cause: unknown) {
    super('the database refused records of a load', { cause })
    this.ids = ids
  }
}

/** @returns the code by which the database has refused a row, or null for any other error */
export const refusalOf = (error: unknown): string | null => {
  if (error instanceof CatalogLoadError) return refusalOf(error.cause) ?? error.code
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' && /^2[23]/.test(code) ? code : null
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

const applyAll = async (target: Target, given: readonly Given[]): Promise<Applied> => {
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
  const notes = new Map<number, { path: string; code: string }[]>()
  for (const level of levels) {
    for (const fault of (await entity.write(context, level)) ?? []) {
      const { place, path, code, params = {}, isNote } = fault
      if (isNote) notes.set(place, [...(notes.get(place) ?? []), { path, code }])
      else if (code === 'KEPT') keptFields.set(place, [...(keptFields.get(place) ?? []), path])
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
    const [fields = null, said = null] = [keptFields.get(place), notes.get(place)]
    const note = { errors: null, waitsEntity: null, waitsId: null, kept: fields, notes: said }
    tell(place, letter, fields || said ? note : undefined)
  }
  return { told, created, ids: [...ids, ...kept.map(({ id }) => id)] }
}

/** Each is looked for by attempts at parts of the call; a call with more of them is refused as a whole. */
const MOST_FOUND = 5

const SAVEPOINT = 'records'

/** What came of an attempt that is taken back if it failed, or if `isTrial`. */
const attempt = async (
  target: Target,
  given: readonly Given[],
  isTrial: boolean,
): Promise<{ applied: Applied } | { error: unknown }> => {
  const { client } = target.context
  await client.query(`savepoint ${SAVEPOINT}`)
  const takeBack = () =>
    client.query(`rollback to savepoint ${SAVEPOINT}; release savepoint ${SAVEPOINT}`)
  try {
    const applied = await applyAll(target, given)
    await (isTrial ? takeBack() : client.query(`release savepoint ${SAVEPOINT}`))
    return { applied }
  } catch (error) {
    if (refusalOf(error) === null) throw error
    await takeBack()
    return { error }
  }
}

/** Of records that cannot be written together, the first that the database refuses beside those before it. */
const findRefused = async (
  target: Target,
  given: readonly Given[],
  refusal: unknown,
): Promise<{ at: number; error: unknown }> => {
  let sound = 0
  let unsound = { count: given.length, error: refusal }
  while (unsound.count - sound > 1) {
    const count = Math.floor((sound + unsound.count) / 2)
    const tried = await attempt(target, given.slice(0, count), true)
    if ('error' in tried) unsound = { count, error: tried.error }
    else sound = count
  }
  return { at: unsound.count - 1, error: unsound.error }
}

/**
 * Records of one kind, each with what came of it; in the caller's transaction. What the database does not take is refused
 * alone. @throws LoadRefused when it is too many
 */
export const applyImport = async (target: Target, given: readonly Given[]): Promise<Applied> => {
  let left = given
  const found: Given[] = []
  const refused: Told[] = []
  for (;;) {
    const tried = await attempt(target, left, false)
    if ('applied' in tried) {
      const told = await withStanding(target, [...tried.applied.told, ...refused], given)
      return { ...tried.applied, told }
    }
    if (found.length === MOST_FOUND)
      throw new LoadRefused(
        found.map(({ record }) => loadIdOf(record as object)),
        tried.error,
      )
    const { at, error } = await findRefused(target, left, tried.error)
    const guilty = left[at]
    if (!guilty) throw tried.error
    target.log.warn({ err: error, entity: target.entity.name }, 'the database refused a record')
    const params = { reason: refusalOf(error) ?? '' }
    found.push(guilty)
    refused.push({
      ...{ place: guilty.place, loadId: guilty.loadId, letter: 'r' },
      note: refusalNote([{ path: '', code: 'NOT_STORED', params }]),
    })
    left = left.filter((one) => one !== guilty)
  }
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
