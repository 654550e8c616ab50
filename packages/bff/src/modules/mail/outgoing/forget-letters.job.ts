import type { Database } from '../../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../../kernel/job-kind.ts'
import { deleteOldLetters } from '../mail.sql.ts'

/** How long the staff can look letters up. */
export const LETTER_DAYS = 90

/** Nightly: deletes letters past their retention period. */
export const createForgetLetters = (database: Database): JobKind =>
  defineSweep('mail.forget', '10 2', () => deleteOldLetters(database, LETTER_DAYS))
