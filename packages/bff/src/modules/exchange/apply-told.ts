import type { FieldError } from '@isp/contract/fields'
import type { NoteRow } from './exchange-loads.sql.ts'

/** created, changed (updated), same, waiting, refused, hidden. */
export type Letter = 'c' | 'u' | 's' | 'w' | 'r' | 'h'

export type Given = { place: number; record: unknown; loadId: string }
export type Told = { place: number; loadId: string; letter: Letter; note?: Omit<NoteRow, 'place'> }

const noNote: Omit<NoteRow, 'place'> = { errors: null, kept: null, notes: null }

export const refusedAs = (
  { place, loadId }: Pick<Told, 'place' | 'loadId'>,
  errors: FieldError[],
): Told => ({ place, loadId, letter: 'r', note: { ...noNote, errors } })

/** @param kept fields of the record that were not written */
export const toldOf = (
  { place, loadId }: Pick<Told, 'place' | 'loadId'>,
  letter: Letter,
  kept: string[] = [],
  notes: FieldError[] = [],
): Told => ({
  ...{ place, loadId, letter },
  ...(kept.length + notes.length > 0
    ? {
        note: {
          ...noNote,
          kept: kept.length > 0 ? kept : null,
          notes: notes.length > 0 ? notes : null,
        },
      }
    : {}),
})
