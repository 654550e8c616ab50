import type { FieldError } from '@isp/contract/fields'
import type { NoteRow } from './exchange-loads.sql.ts'

/** created, changed (updated), same, waiting, refused, hidden. */
export type OutcomeLetter = 'c' | 'u' | 's' | 'w' | 'r' | 'h'

export type Given = { place: number; record: unknown; loadId: string }
export type RecordOutcome = {
  place: number
  loadId: string
  letter: OutcomeLetter
  note?: Omit<NoteRow, 'place'>
}

const noNote: Omit<NoteRow, 'place'> = { errors: null, kept: null, notes: null }

export const refusedAs = (
  { place, loadId }: Pick<RecordOutcome, 'place' | 'loadId'>,
  errors: FieldError[],
): RecordOutcome => ({ place, loadId, letter: 'r', note: { ...noNote, errors } })

/** @param kept fields of the record that were not written */
export const outcomeOf = (
  { place, loadId }: Pick<RecordOutcome, 'place' | 'loadId'>,
  letter: OutcomeLetter,
  kept: string[] = [],
  notes: FieldError[] = [],
): RecordOutcome => ({
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
