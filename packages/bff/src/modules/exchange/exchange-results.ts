import type { ExchangeOutcome, ExchangeResult } from '@isp/contract'
import type { Database } from '../../kernel/database.ts'
import { loadIdOf } from '../../trade/loaded-entity.ts'
import { faultMessage, noteMessage } from './exchange.messages.ts'
import { type NoteRow, selectBody, selectNotes } from './exchange-loads.sql.ts'
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

const presentResult = (
  place: number,
  record: unknown,
  letter: string,
  note: NoteRow | undefined,
): ExchangeResult => ({
  place,
  id: idOf(record),
  outcome: outcomes[letter] ?? 'refused',
  ...(note?.waitsEntity && note.waitsId
    ? { waitsFor: { entity: note.waitsEntity, id: note.waitsId } }
    : {}),
  ...(note?.kept ? { kept: note.kept } : {}),
  ...(note?.errors
    ? { errors: note.errors.map((error) => ({ ...error, message: faultMessage(error) })) }
    : {}),
  ...(note?.notes
    ? { notes: note.notes.map((one) => ({ ...one, message: noteMessage(one.code) })) }
    : {}),
  ...(note?.stays ? { stays: note.stays } : {}),
})

export type AskedResults = { from: number; outcome?: ExchangeOutcome | undefined }
export type Results = { items: ExchangeResult[]; next: number | null }

/** What became of the records of a load from `from` on; nothing when its body is not kept any more. */
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
  return {
    items: places.map((at) => presentResult(at, records[at], letters[at] ?? '', notes.get(at))),
    next: place < records.length ? place : null,
  }
}
