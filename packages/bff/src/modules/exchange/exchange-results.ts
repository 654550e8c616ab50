import type { ExchangeOutcome, ExchangeResult } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { loadIdOf, partsOf } from '../../load/loaded-entity.ts'
import { sourceIds } from '../../load/source-ids.ts'
import { faultMessage, noteMessage } from './exchange.messages.ts'
import { type NoteRow, selectBody, selectNotes } from './exchange-loads.sql.ts'
import { type Awaited, selectAwaitedOf } from './exchange-waiting.sql.ts'
import { unpackBody } from './exchange-work.ts'

const PAGE = 1000

const outcomes: Readonly<Record<string, ExchangeOutcome>> = {
  c: 'created',
  u: 'changed',
  s: 'same',
  w: 'waiting',
  r: 'refused',
  h: 'hidden',
}

const idOf = (record: unknown): string =>
  record !== null && typeof record === 'object'
    ? String(loadIdOf(record)).replaceAll('\t', ' ').slice(0, 210)
    : ''

/** The id as the accounting system calls it, where the shop's own name of it was stored. */
export const ownId = (source: string, id: string): string => {
  const { fromShop } = sourceIds(source)
  return partsOf(id)
    .map((part) => fromShop(part) ?? part)
    .join(' ')
}

const presentResult = (
  place: number,
  record: unknown,
  letter: string,
  note: NoteRow | undefined,
  awaited: readonly Awaited[] = [],
): ExchangeResult => ({
  place,
  id: idOf(record),
  outcome: outcomes[letter] ?? 'refused',
  ...(awaited.length > 0 ? { waitsFor: awaited.map(({ entity, id }) => ({ entity, id })) } : {}),
  ...(note?.kept ? { kept: note.kept } : {}),
  ...(note?.notes
    ? {
        notes: note.notes.map(({ path, code, ...rest }) => ({
          ...{ path, code, message: noteMessage(code, rest.params) },
        })),
      }
    : {}),
  ...(note?.errors
    ? { errors: note.errors.map((error) => ({ ...error, message: faultMessage(error) })) }
    : {}),
  ...(note?.stays ? { stays: note.stays } : {}),
})

export type AskedResults = { from: number; outcome?: ExchangeOutcome | undefined }
export type Results = { items: ExchangeResult[]; next: number | null }

/** Outcomes of the records of a load, starting at `from`; empty when the body is no longer stored. */
export const readResults = async (
  database: Database,
  id: string,
  { from, outcome }: AskedResults,
): Promise<Results> => {
  const { body, outcomes: letters } = await selectBody(database, id)
  if (!body || !letters) return { items: [], next: null }
  const records = await unpackBody(body)
  const places: number[] = []
  let place = from
  for (; place < records.length && places.length < PAGE; place++)
    if (!outcome || outcomes[letters[place] ?? ''] === outcome) places.push(place)
  const notes = new Map(
    (await selectNotes(database, id, from, place)).map((note) => [note.place, note]),
  )
  const awaited = Map.groupBy(
    (await selectAwaitedOf(database, id, from, place)).map((one) => ({
      ...one,
      id: ownId(one.source, one.id),
    })),
    (one) => one.place,
  )
  return {
    items: places.map((at) =>
      presentResult(at, records[at], letters[at] ?? '', notes.get(at), awaited.get(at)),
    ),
    next: place < records.length ? place : null,
  }
}
