import type { Database } from '../../kernel/database.ts'
import { defineSweep, type JobKind } from '../../kernel/job-kind.ts'
import { deleteOldMerges } from './basket.sql.ts'

/** A client repeats a merge whose answer was lost, usually within minutes; a closed laptop may do so weeks later. */
export const MERGE_DAYS = 30

/** Nightly job: deletes records of basket merges that are too old to be repeated. */
export const createForgetMerges = (database: Database): JobKind =>
  defineSweep('basket.forget-merges', '40 1', () => deleteOldMerges(database, MERGE_DAYS))
